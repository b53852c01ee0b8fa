import { EnquiryForm as Form } from '#features/enquiry/EnquiryForm.tsx';

/** §3 An enquiry about the supplier as a whole. */
export function EnquiryForm({ supplierId }: { readonly supplierId: string }) {
  return <Form form={`supplier:${supplierId}`} about="SUPPLIER" targets={[{ supplierId, lines: [] }]} />;
}
