/**
 * Roles for the parts of a table that CSS lays out as a grid: engines derive a table's semantics from its display
 * types, and drop them with those (https://developer.mozilla.org/docs/Web/CSS/display#tables).
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
