import { parse } from 'csv-parse/sync';
import { shortHash } from '../../core/ids.ts';
import type { Business } from '../../domain/business.ts';
import { existingInstantAt, MINUTE_MS } from '../../domain/zoned.ts';
import { FIELDS, type Field, fieldsOf } from './headers.ts';
import { type DateOrder, dateIn, dateOrderOf, minuteIn, momentIn } from './moments.ts';
import type { ImportRow, ReadFile, Unread } from './row.ts';

const DELIMITERS = [',', ';', '\t'] as const;

interface Record {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Reads a table as spreadsheets write it: any of their delimiters, quotes, a mark at the beginning, ragged lines. */
export function readCsv(
  text: string,
  business: Pick<Business, 'timeZone' | 'country'>,
  told: { readonly [field: string]: string },
): ReadFile {
  const records = recordsIn(text);
  const [header, ...others] = records;
  const columns = header?.record ?? [];
  const fields = fieldsOf(columns, told);
  const missing = Object.entries(told).find(([field, column]) => !isField(field) || !columns.includes(column));
  if (columns.every((column) => column === '')) throw new Error('The file is empty: its first line names the columns.');
  if (missing !== undefined) throw new Error(complaintOf(missing, columns));
  if (!fields.has('name') && !fields.has('first_name') && !fields.has('phone'))
    throw new Error(
      `No column names a customer. The columns are ${columns.join(', ')}: say which with --map name=COLUMN.`,
    );
  const cellsOf =
    ({ record }: Record) =>
    (field: Field) =>
      record[fields.get(field) ?? -1]?.trim() || null;
  const dates = others.flatMap((one) => [cellsOf(one)('date'), cellsOf(one)('start')].filter((cell) => cell !== null));
  const order = dateOrderOf(dates, business.country);
  const rows: ImportRow[] = [];
  const unread: Unread[] = [];
  others.forEach((one, index) => {
    if (one.record.every((cell) => cell.trim() === '')) return;
    // A quoted cell may hold several lines: a record begins after the end of the one before it.
    const line = (records[index]?.info.lines ?? 0) + 1;
    const read = rowIn(cellsOf(one), order, business.timeZone);
    if ('problem' in read) unread.push({ line, problem: read.problem });
    else rows.push({ line, ...read });
  });
  return { rows, unread };
}

function recordsIn(text: string): readonly Record[] {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
  const { delimiter } = counted.reduce((most, one) => (one.count > most.count ? one : most));
  const options = { delimiter, bom: true, info: true, relax_column_count: true, relax_quotes: true } as const;
  return parse(text.replaceAll('\r\n', '\n'), options) as unknown as readonly Record[];
}

function rowIn(
  cell: (field: Field) => string | null,
  order: DateOrder,
  timeZone: string,
): Omit<ImportRow, 'line'> | { readonly problem: string } {
  const name = cell('name') ?? ([cell('first_name'), cell('last_name')].filter(Boolean).join(' ') || null);
  const who = { name, phone: cell('phone'), email: cell('email') };
  const what = { service: cell('service'), resource: cell('with') };
  const written = cell('start') ?? [cell('date'), cell('time')].filter(Boolean).join(' ');
  if (written === '') return { key: keyOf(cell('id'), { ...who }), ...who, ...what, start: null, end: null };
  const start =
    cell('start') === null ? together(cell('date'), cell('time'), order, timeZone) : momentIn(written, order, timeZone);
  if (start === null) return { problem: `"${written}" is no day and time, or none that the clocks show that day` };
  const end = endIn(cell, start, order, timeZone);
  if (end !== null && end <= start) return { problem: 'it ends before it begins' };
  return { key: keyOf(cell('id'), { ...who, ...what, start }), ...who, ...what, start, end };
}

function together(date: string | null, time: string | null, order: DateOrder, timeZone: string): number | null {
  const [day, minute] = [dateIn(date ?? '', order), minuteIn(time ?? '')];
  return day === null || minute === null ? null : existingInstantAt(day, minute, timeZone);
}

function endIn(
  cell: (field: Field) => string | null,
  start: number,
  order: DateOrder,
  timeZone: string,
): number | null {
  const minutes = Number(/^\d+/.exec(cell('minutes') ?? '')?.[0]);
  if (minutes > 0) return start + minutes * MINUTE_MS;
  const end = cell('end');
  const whole = end === null ? null : momentIn(end, order, timeZone);
  if (whole !== null) return whole;
  // Only an hour: of the day on which it begins.
  const clock = cell('end_time') ?? end;
  return clock === null
    ? null
    : together(cell('date') ?? cell('start')?.split(/[\sT]/)[0] ?? null, clock, order, timeZone);
}

/** A row without an id of its own is what stands in it. */
function keyOf(id: string | null, row: { readonly [name: string]: string | number | null }): string {
  return shortHash(id === null ? { ...row } : { id });
}

function isField(field: string): field is Field {
  return FIELDS.some((one) => one === field);
}

function complaintOf([field, column]: readonly [string, string], columns: readonly string[]): string {
  return isField(field)
    ? `--map ${field}=${column}: there is no such column. The columns are ${columns.join(', ')}.`
    : `--map ${field}: there is no such field. The fields are ${FIELDS.join(', ')}.`;
}
