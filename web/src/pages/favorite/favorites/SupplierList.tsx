import { FollowToggle } from '#features/follow/FollowToggle.tsx';
import { SupplierCard } from '#features/supplier-card/SupplierCard.tsx';
import type { FollowedSupplierEdges } from './followed-lists.ts';
import { GoneFollow } from './GoneFollow.tsx';

/** Followed exhibitors that are listed as suppliers. */
export function SupplierList({ edges }: { readonly edges: FollowedSupplierEdges }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {edges.map(({ supplierId, node }) => (
        <li key={supplierId} className="relative grid content-start">
          {node ? <SupplierCard supplier={node} /> : <GoneFollow kind="supplier" id={supplierId} />}
          {node && (
            <div className="pt-2">
              <FollowToggle kind="supplier" id={supplierId} name={node.name} labelled />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
