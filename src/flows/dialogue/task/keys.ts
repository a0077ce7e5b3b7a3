/** Where a task's own words are found in the flow's catalogue. */
export const taskKeys = {
  title: (task: string) => `task.${task}.title`,
  end: (task: string) => `task.${task}.end`,
  slotName: (task: string, slot: string) => `task.${task}.${slot}.name`,
  prompt: (task: string, slot: string) => `task.${task}.${slot}.prompt`,
  reprompt: (task: string, slot: string) => `task.${task}.${slot}.reprompt`,
  unknown: (task: string, slot: string) => `task.${task}.${slot}.unknown`,
  unsure: (task: string, slot: string) => `task.${task}.${slot}.unsure`,
  shown: (task: string, slot: string) => `task.${task}.${slot}.shown`,
  choice: (task: string, slot: string, choice: string) => `task.${task}.${slot}.${choice}`,
  said: (task: string, step: string) => `task.${task}.step.${step}.say`,
  message: (task: string, step: string) => `task.${task}.step.${step}.message`,
  picked: (task: string, step: string) => `task.${task}.step.${step}.picked`,
  declined: (task: string, step: string) => `task.${task}.step.${step}.declined`,
  outcome: (task: string, step: string, outcome: string) => `task.${task}.step.${step}.on.${outcome}`,
};
