import { quotationTemplatesMaxCount } from '@fairgate/schema/limits';
import { quotationTemplateInput } from '@fairgate/schema/rules/quotation-template';
import { z } from 'zod';
import type { Store } from '../../store.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { supplierOperation } from './supplier-operation.ts';

const list = {
  name: 'quotation templates',
  text: 'select id::text as "templateId", name, fields from quotation_template where supplier_id = $1 order by name',
};
// Above the limit the one that was not changed for the longest time goes.
const save = {
  name: 'save quotation template',
  text: `
    insert into quotation_template (supplier_id, name, fields) values ($1, $2, $3::jsonb)
    on conflict (supplier_id, name) do update set fields = excluded.fields, changed_at = now()`,
};
const trim = {
  name: 'trim quotation templates',
  text: 'delete from quotation_template where id in (select id from quotation_template where supplier_id = $1 order by changed_at desc, id desc offset $2)',
};
const remove = {
  name: 'remove quotation template',
  text: 'delete from quotation_template where supplier_id = $1 and id = $2',
};

/** The forms that a supplier has saved for its quotations. */
export function getQuotationTemplates(store: Store): Operation {
  const { db } = store;
  return supplierOperation(store, {
    name: 'getQuotationTemplates',
    request: z.object({}),
    handle: async (_, { id }) => ({ list: await db.rows<object>(list, [id]) }),
  });
}

/** Saves a form; one of the same name is replaced. */
export function saveQuotationTemplate(store: Store): Operation {
  const { db } = store;
  return supplierOperation(store, {
    name: 'saveQuotationTemplate',
    request: quotationTemplateInput,
    handle: ({ name, fields }, { id }) =>
      db.transaction(async (transaction) => {
        await transaction.rows(save, [id, name, JSON.stringify(fields)]);
        await transaction.rows(trim, [id, quotationTemplatesMaxCount]);
        return { list: await transaction.rows<object>(list, [id]) };
      }),
  });
}

export function removeQuotationTemplate(store: Store): Operation {
  const { db } = store;
  return supplierOperation(store, {
    name: 'removeQuotationTemplate',
    request: z.object({ templateId: idText }),
    async handle({ templateId }, { id }) {
      await db.rows(remove, [id, toId(templateId) ?? 0]);
      return { list: await db.rows<object>(list, [id]) };
    },
  });
}
