// §2.8 Add-to-cart animation: the picture shrinks for 150 ms, then flies to the cart for 450 ms.
import { cartFlightMs, cartShrinkMs } from '@fairgate/schema/limits';

/** The element that a picture flies to. */
const cartTarget = 'data-cart';

const shrunk = 0.35;
const landed = 0.06;

/** Shows the flight of a picture; nothing under reduced motion, or where there is no picture or no cart in sight. */
export async function flyToCart(picture: Element | null | undefined): Promise<void> {
  const target = [...document.querySelectorAll(`[${cartTarget}]`)].find((one) => isInSight(one));
  if (!picture || !target || !isInSight(picture)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = picture.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const flying = picture.cloneNode(true) as HTMLElement;
  flying.removeAttribute('id');
  flying.setAttribute('aria-hidden', 'true');
  Object.assign(flying.style, {
    position: 'fixed',
    zIndex: '60',
    margin: '0',
    pointerEvents: 'none',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    borderRadius: '10px',
  });
  document.body.append(flying);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  try {
    const small = `scale(${shrunk})`;
    await flying.animate([{ transform: 'scale(1)' }, { transform: small }], {
      duration: cartShrinkMs,
      easing: 'ease-out',
      fill: 'forwards',
    }).finished;
    await flying.animate(
      [
        { transform: small, opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${landed})`, opacity: 0.4 },
      ],
      { duration: cartFlightMs, easing: 'ease-in', fill: 'forwards' },
    ).finished;
  } catch {
    // The page was left.
  } finally {
    flying.remove();
  }
}

function isInSight(element: Element): boolean {
  const { width, height, bottom, top } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
}
