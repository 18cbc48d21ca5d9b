// Prints tables.

/** Prints rows under headings in aligned columns; numeric columns are right-aligned. */
export function printColumns(headings, rows) {
  const cells = [headings, ...rows].map((row) => row.map((cell) => String(cell ?? '')));
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const isNumeric = headings.map((_, column) => cells.slice(1).every((row) => /^[\d.,]*$/.test(row[column])));
  const lines = cells.map((row) =>
    row
      .map((cell, column) =>
        isNumeric[column] ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
      )
      .join('  ')
      .trimEnd(),
  );
  const width = widths.reduce((sum, each) => sum + each + 2, -2);
  console.log([lines[0], '─'.repeat(width), ...lines.slice(1)].join('\n'));
}
