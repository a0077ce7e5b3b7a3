import type { FiguresView } from '../api/figures.ts';
import { useSpoken } from '../words/spoken.tsx';
import { Bars } from './bars.tsx';

interface GroupsProps {
  readonly groups: FiguresView['channels'];
  readonly named: (name: string) => string;
  readonly title: string;
}

/** Who wrote, by one of the ways they are told apart, and how many of them booked. */
export function Groups({ groups, named, title }: GroupsProps) {
  const { words, language } = useSpoken();
  if (groups.length === 0) return <p className="nothing">{words.nothingCounted}</p>;
  const number = new Intl.NumberFormat(language);
  return (
    <Bars
      title={title}
      all={groups.reduce((sum, { wrote }) => sum + wrote, 0)}
      rows={groups.map(({ name, wrote, booked }) => ({
        ...{ id: name, name: named(name), count: wrote },
        hint: `${words.booked}: ${number.format(booked)}`,
      }))}
    />
  );
}
