/** The texts of a page's inline scripts, without files and data. Stored HTML contains none. */
export function inlineScripts(page: string): string[] {
  const found: string[] = [];
  for (let at = page.indexOf('<script'); at >= 0; at = page.indexOf('<script', at + 1)) {
    const start = page.indexOf('>', at) + 1;
    if (!/\ssrc=|type="application\/(?:ld\+)?json"/.test(page.slice(at, start)))
      found.push(page.slice(start, page.indexOf('</script>', start)));
  }
  return found;
}
