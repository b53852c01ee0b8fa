/** Sets the largest font size at which the text fits the width of its element, in at most two lines. Needs nothing but the browser. */
export function fitText(own: HTMLElement): void {
  const [smallestPx, largestPx, linesMost] = [18, 72, 2];
  const fits = (px: number): boolean => {
    own.style.fontSize = `${px}px`;
    const lineHeight = Number.parseFloat(getComputedStyle(own).lineHeight);
    return own.scrollWidth <= own.clientWidth && own.scrollHeight < lineHeight * (linesMost + 0.5);
  };
  // No word is broken to be larger.
  own.style.overflowWrap = 'normal';
  let [fitting, tooLarge] = [smallestPx, largestPx + 1];
  while (tooLarge - fitting > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if (fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  own.style.fontSize = `${fitting}px`;
  own.style.overflowWrap = 'anywhere';
}
