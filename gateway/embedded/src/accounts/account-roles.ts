import type { Transaction } from '../db/database.ts';
import type { AccountRole } from './account-command.ts';
import { operatorAccount, organiserAccount, supplierAccount } from './known-devices.ts';
import { sessionsOfStaff } from './staff-sessions.ts';
import { endSupplierSessions } from './supplier-sessions.ts';

type Role = {
  readonly table: 'organiser' | 'operator' | 'supplier_account';
  readonly title: string;
  /** Under this name logins and known devices are counted. */
  readonly attempts: (email: string) => string;
  readonly endSessions: (db: Transaction, id: number) => Promise<unknown>;
};

/** What differs between the accounts that the command line makes. */
export const rolesOfAccounts: Readonly<Record<AccountRole, Role>> = {
  organiser: {
    table: 'organiser',
    title: 'Organiser',
    attempts: organiserAccount,
    endSessions: sessionsOfStaff.organiser.endAll,
  },
  operator: {
    table: 'operator',
    title: 'Operator',
    attempts: operatorAccount,
    endSessions: sessionsOfStaff.operator.endAll,
  },
  supplier: {
    table: 'supplier_account',
    title: 'Supplier account',
    attempts: supplierAccount,
    endSessions: endSupplierSessions,
  },
};
