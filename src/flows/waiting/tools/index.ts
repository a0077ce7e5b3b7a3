import type { Tool } from '../../../ports/tool.ts';
import { letGo, takeFreed } from './hold.ts';
import type { House } from './house.ts';
import { joinWaiting, leaveWaiting } from './list.ts';

/** What can be done about waiting for something. */
export function waitingTools(house: House): readonly Tool[] {
  return [joinWaiting(house), takeFreed(house), letGo(house), leaveWaiting(house)];
}
