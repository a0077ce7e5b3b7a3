import type { Asked, FiguresView } from '../api/figures.ts';
import { useSpoken } from '../words/spoken.tsx';
import { stateName } from '../words/states.ts';
import { Bars } from './bars.tsx';
import { Section } from './section.tsx';

interface FunnelProps {
  readonly flow: FiguresView['flows'][number];
  readonly asked: Asked;
  readonly isOnly: boolean;
}

const STEPS = ['wrote', 'offered', 'chose', 'booked', 'paid', 'came'] as const;

/** How far those came who wrote, of one flow, and where the others stopped. */
export function Funnel({ flow, asked, isOnly }: FunnelProps) {
  const { words, code } = useSpoken();
  const titled = (title: string) => (isOnly ? title : `${title}: ${flow.name}`);
  const steps = STEPS.filter((step) => step !== 'paid' || flow.paid > 0);
  return (
    <div className="columns">
      <Section title={titled(words.byFlow)} table="flows" asked={asked}>
        <Bars
          title={words.step}
          all={flow.wrote}
          rows={steps.map((step) => ({ id: step, name: words[step], count: flow[step] }))}
        />
      </Section>
      <Section title={titled(words.stoppedAt)} table="stopped" asked={asked}>
        <Bars
          title={words.place}
          all={flow.wrote}
          rows={flow.stopped.map(({ state, means, count }) => {
            const name = stateName(code, flow.name, state);
            return { id: state, name: name ?? state, hint: name === null ? means : null, count };
          })}
        />
      </Section>
    </div>
  );
}
