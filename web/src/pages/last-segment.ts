/** Whether an address's path ends in this segment, plain or percent-encoded. */
export function isLastSegment(pathname: string, segment: string): boolean {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return last === segment || decodeURIComponent(last) === segment;
  } catch {
    return false;
  }
}
