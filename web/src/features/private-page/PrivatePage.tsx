import { useMatch } from '@tanstack/react-router';
import { pageOwners } from 'virtual:page-owners';
import { type GuardProps, PrivatePart } from './PrivatePart.tsx';

/**
 * §6 A page that belongs to one kind of viewer: the audience of its route in the table of all routes.
 * @throws Error for a page of another audience.
 */
export function PrivatePage(props: GuardProps) {
  const routeId = useMatch({ strict: false, select: (match): string => match.routeId ?? '' });
  const kind = pageOwners[routeId];
  if (!kind) throw new Error(`${routeId} has no private audience`);
  return <PrivatePart kind={kind} {...props} />;
}
