import { meets, type Row } from './rows.ts';

const number = (value: number, digits: number): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The rows as text in columns: figure, value, target, whether it is met, note. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const digits = row.unit === 'KiB br' && Number.isInteger(row.reach) ? 0 : row.digits;
    return [
      row.figure,
      `${number(row.value, row.digits)} ${row.unit}`.trim(),
      `${row.bound === 'most' ? '≤' : '≥'} ${number(row.reach, digits)}`,
      meets(row) ? 'ok' : 'OVER',
      row.note,
    ];
  });
  const all = [['figure', 'measured', 'target', '', 'note'], ...cells];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((line) => line[column]!.length)));
  return all
    .map((line) => `  ${line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd())
    .join('\n');
}
