/** Drawn with one pen: 24 by 24, no fill. */
const PATHS = {
  inbox: 'M4 13h4l2 3h4l2-3h4M5 6h14l1 7v5H4v-5z',
  calendar: 'M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7',
  customers:
    'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3.5 19c.4-3.2 2.5-5 5.5-5s5.1 1.8 5.5 5M16 11a2.6 2.6 0 1 0-.8-5.1M17 14.2c2 .5 3.2 2.2 3.5 4.8',
  outside:
    'M10 14a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 0 0-5.6-5.6L11.8 7.4M14 10a4 4 0 0 0-6-.4L5.4 12.2a4 4 0 0 0 5.6 5.6l1.2-1.2',
  owed: 'M12 8v5M12 16.5v.2M12 4 3.5 19h17z',
  audit: 'M7 4h10v16l-5-3-5 3zM10 8.5h4M10 12h4',
  people: 'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c.5-3.8 3.2-6 7-6s6.5 2.2 7 6',
  figures: 'M5 20V10M12 20V4M19 20v-7',
  settings:
    'M5 7h9M18 7h1M5 17h1M10 17h9M16 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM8 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
