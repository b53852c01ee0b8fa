/** Replaces {name} by its value; unknown placeholders stay. §5: "the length messages substitute the bound". */
export function substitute(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
