import { civil, dayOf, easter, weekdayIndex } from './calendar.ts';
import { pchumBen, waterFestival } from './khmer-calendar.ts';

/** When the days that have a name of their own fall, year by year and country by country. Their names are language data. */
type DayInYear = (year: number, country: string) => number;

function fixed(month: number, day: number): DayInYear {
  return (year) => dayOf(year, month, day);
}

/** The nth such weekday of a month, Monday being 0. */
function nth(month: number, index: number, count: number): DayInYear {
  return (year) => {
    const first = dayOf(year, month, 1);
    return first + ((index - weekdayIndex(first) + 7) % 7) + (count - 1) * 7;
  };
}

function lastMonday(month: number, days: number): DayInYear {
  return (year) => dayOf(year, month, days) - weekdayIndex(dayOf(year, month, days));
}

/** The fourth Sunday of Lent in Britain, the first in May in Spain, the last in France, and the second in most countries. */
const mothersDay: DayInYear = (year, country) => {
  if (country === 'GB' || country === 'IE') return easter(year) - 21;
  if (country === 'ES' || country === 'PT') return nth(5, 6, 1)(year, country);
  if (country !== 'FR') return nth(5, 6, 2)(year, country);
  const lastOfMay = nth(6, 6, 1)(year, country) - 7;
  return lastOfMay === easter(year) + 49 ? lastOfMay + 7 : lastOfMay;
};

const fathersDay: DayInYear = (year, country) =>
  country === 'ES' || country === 'PT' || country === 'IT' ? dayOf(year, 3, 19) : nth(6, 6, 3)(year, country);

/** The day on which the sun stands at 15 degrees: the fourth or fifth of April. */
const qingming: DayInYear = (year) =>
  dayOf(year, 4, Math.floor((year % 100) * 0.2422 + 4.81) - Math.floor((year % 100) / 4));

/** A day of another calendar, found by asking `Intl` for each day of the year's window in which it can fall. */
function elsewhere(calendar: string, month: string, day: string, from: number, to: number): DayInYear {
  const known = new Map<number, number>();
  return (year) => {
    const cached = known.get(year);
    if (cached !== undefined) return cached;
    const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
      timeZone: 'UTC',
      month: 'numeric',
      day: 'numeric',
    });
    let found = dayOf(year, 1, from);
    for (let offset = from; offset <= to; offset += 1) {
      const candidate = dayOf(year, 1, offset);
      const parts = format.formatToParts(new Date(candidate * 86_400_000));
      const said = (type: string) => parts.find((part) => part.type === type)?.value;
      if (said('month') === month && said('day') === day) {
        found = candidate;
        break;
      }
    }
    known.set(year, found);
    return found;
  };
}

/** Days of February: the new moon is within minutes of midnight in Beijing, and the runtime's calendar puts it on the other side. */
const NEAR_MIDNIGHT: { readonly [year: number]: number } = { 2027: 6, 2030: 3 };

const newMoonOfSpring = elsewhere('chinese', '1', '1', 20, 53);

const lunarNewYear: DayInYear = (year, country) => {
  const known = NEAR_MIDNIGHT[year];
  return known === undefined ? newMoonOfSpring(year, country) : dayOf(year, 2, known);
};

/** A day of the months that follow the moon: the first month is counted from its own new moon. */
const moonDays = new Map<string, DayInYear>();

function moonDayIn(month: number, day: number): DayInYear {
  if (month === 1) return (year, country) => lunarNewYear(year, country) + day - 1;
  const key = `${month}/${day}`;
  const from = 20 + 29 * (month - 1) + day - 1;
  const known = moonDays.get(key) ?? elsewhere('chinese', String(month), String(day), from, from + LEAP_DAYS);
  moonDays.set(key, known);
  return known;
}

/** How much later such a day may be than in the earliest year: the new moon of spring wanders, and a month may come twice. */
const LEAP_DAYS = 75;

/** The coming one, today included. */
export function moonDay(
  month: number,
  day: number,
  { today, country }: { readonly today: number; readonly country: string },
): number | null {
  const { year } = civil(today);
  const days = [year - 1, year, year + 1].map((one) => moonDayIn(month, day)(one, country));
  return days.find((one) => one >= today) ?? null;
}

const HOLIDAYS: { readonly [holiday: string]: DayInYear } = {
  newYear: fixed(1, 1),
  epiphany: fixed(1, 6),
  burnsNight: fixed(1, 25),
  australiaDay: fixed(1, 26),
  candlemas: fixed(2, 2),
  valentine: fixed(2, 14),
  womensDay: fixed(3, 8),
  arborDayChina: fixed(3, 12),
  whiteDay: fixed(3, 14),
  patrick: fixed(3, 17),
  saintJoseph: fixed(3, 19),
  idesOfMarch: fixed(3, 15),
  aprilFools: fixed(4, 1),
  khmerNewYear: fixed(4, 14),
  earthDay: fixed(4, 22),
  saintGeorge: fixed(4, 23),
  anzacDay: fixed(4, 25),
  workersDay: fixed(5, 1),
  youthDayChina: fixed(5, 4),
  cincoDeMayo: fixed(5, 5),
  victoryInEurope: fixed(5, 8),
  childrensDay: fixed(6, 1),
  juneteenth: fixed(6, 19),
  midsummer: fixed(6, 21),
  saintJohn: fixed(6, 24),
  canadaDay: fixed(7, 1),
  independenceUs: fixed(7, 4),
  bastille: fixed(7, 14),
  saintJames: fixed(7, 25),
  armyDayChina: fixed(8, 1),
  assumption: fixed(8, 15),
  teachersDayChina: fixed(9, 10),
  nationalChina: fixed(10, 1),
  hispanicDay: fixed(10, 12),
  halloween: fixed(10, 31),
  allSaints: fixed(11, 1),
  allSouls: fixed(11, 2),
  guyFawkes: fixed(11, 5),
  armistice: fixed(11, 11),
  singlesDay: fixed(11, 11),
  saintAndrew: fixed(11, 30),
  saintNicholas: fixed(12, 6),
  constitutionSpain: fixed(12, 6),
  immaculate: fixed(12, 8),
  doubleTwelve: fixed(12, 12),
  christmasEve: fixed(12, 24),
  christmas: fixed(12, 25),
  boxingDay: fixed(12, 26),
  holyInnocents: fixed(12, 28),
  newYearsEve: fixed(12, 31),
  easter,
  goodFriday: (year) => easter(year) - 2,
  maundyThursday: (year) => easter(year) - 3,
  palmSunday: (year) => easter(year) - 7,
  holySaturday: (year) => easter(year) - 1,
  easterMonday: (year) => easter(year) + 1,
  ascension: (year) => easter(year) + 39,
  pentecost: (year) => easter(year) + 49,
  whitMonday: (year) => easter(year) + 50,
  trinity: (year) => easter(year) + 56,
  corpusChristi: (year) => easter(year) + 60,
  shroveTuesday: (year) => easter(year) - 47,
  ashWednesday: (year) => easter(year) - 46,
  martinLutherKing: nth(1, 0, 3),
  presidentsDay: nth(2, 0, 3),
  mothersDay,
  fathersDay,
  memorialDay: lastMonday(5, 31),
  laborDayUs: nth(9, 0, 1),
  columbusDay: nth(10, 0, 2),
  thanksgiving: nth(11, 3, 4),
  blackFriday: (year, country) => nth(11, 3, 4)(year, country) + 1,
  cyberMonday: (year, country) => nth(11, 3, 4)(year, country) + 4,
  qingming,
  pchumBen,
  waterFestival,
  lunarNewYear,
  lunarNewYearsEve: (year, country) => lunarNewYear(year, country) - 1,
  lanternFestival: (year, country) => lunarNewYear(year, country) + 14,
  dragonBoat: elsewhere('chinese', '5', '5', 145, 180),
  midAutumn: elsewhere('chinese', '8', '15', 245, 285),
  qixi: elsewhere('chinese', '7', '7', 205, 245),
  ghostFestival: elsewhere('chinese', '7', '15', 213, 253),
  doubleNinth: elsewhere('chinese', '9', '9', 270, 308),
  ramadan: elsewhere('islamic-umalqura', '9', '1', 1, 366),
  eidAlFitr: elsewhere('islamic-umalqura', '10', '1', 1, 366),
  eidAlAdha: elsewhere('islamic-umalqura', '12', '10', 1, 366),
  passover: elsewhere('hebrew', 'Nisan', '15', 80, 120),
  roshHashanah: elsewhere('hebrew', 'Tishri', '1', 240, 285),
  yomKippur: elsewhere('hebrew', 'Tishri', '10', 250, 295),
  hanukkah: elsewhere('hebrew', 'Kislev', '25', 325, 366),
};

/** The days that a name stands for; more than one where it comes back within the year. */
const DAYS_NAMED: { readonly [holiday: string]: readonly DayInYear[] } = {
  ...Object.fromEntries(Object.entries(HOLIDAYS).map(([name, inYear]) => [name, [inYear]])),
  bankHolidayMonday: [(year) => easter(year) + 1, nth(5, 0, 1), lastMonday(5, 31), lastMonday(8, 31)],
};

/** The coming one, today included, unless a year was said; null for a name nobody knows. */
export function holidayDay(
  holiday: string,
  { today, country }: { readonly today: number; readonly country: string },
  year: number | null,
): number | null {
  const now = civil(today).year;
  const years = year === null ? [now, now + 1] : [year];
  const days = years.flatMap((one) => (DAYS_NAMED[holiday] ?? []).map((inYear) => inYear(one, country)));
  return days.find((day) => year !== null || day >= today) ?? null;
}

/** Palm Sunday to Easter Sunday, the coming ones. */
export function holyWeek(today: number): { readonly from: number; readonly to: number } {
  const { year } = civil(today);
  const to = easter(year) >= today ? easter(year) : easter(year + 1);
  return { from: to - 7, to };
}
