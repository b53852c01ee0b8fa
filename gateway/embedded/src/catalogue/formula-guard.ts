// Spreadsheets run a cell that begins with one of these characters, or their full-width forms, as a formula (OWASP, CSV
// injection). An export adds an apostrophe before it; an import removes it.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

export function withGuard(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
