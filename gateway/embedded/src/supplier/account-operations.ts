import type { OperationMaker } from '../wire/operation.ts';
import { getUserInfoV2, loginPc } from './login.ts';
import { logoutOthersPc, logoutPc, sessionsPc } from './sessions.ts';

export const accountOperations: readonly OperationMaker[] = [
  loginPc,
  getUserInfoV2,
  sessionsPc,
  logoutPc,
  logoutOthersPc,
];
