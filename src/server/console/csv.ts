type Value = string | number | null;

/** Rows as CSV (RFC 4180). The mark at the beginning tells spreadsheets that it is UTF-8. */
export function csvOf(header: readonly string[], rows: readonly (readonly Value[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

/** What a spreadsheet would take for a formula begins with a quote, so that it is shown and never worked out. */
const FORMULA = /^[=+\-@\t\r\n]/;

function cellOf(value: Value): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
