import type { OperationMaker } from '../wire/operation.ts';
import { acceptInvitation, getInvitation } from './invitations.ts';
import { getUserInfoV2, loginPc } from './login.ts';
import { logoutOthersPc, logoutPc, sessionsPc } from './sessions.ts';

export const accountOperations: readonly OperationMaker[] = [
  loginPc,
  getInvitation,
  acceptInvitation,
  getUserInfoV2,
  sessionsPc,
  logoutPc,
  logoutOthersPc,
];
