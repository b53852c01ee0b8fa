import type { OperationMaker } from '../../wire/operation.ts';
import { autoLogin, issueAppToken } from './auto-login.ts';
import { changePassword } from './change-password.ts';
import { getContactDisclosureList } from './disclosures/list.ts';
import { login } from './login.ts';
import { memberCheck, verifyPublicEmail } from './member-check.ts';
import { oauthLogin } from './oauth.ts';
import { deleteAccount, exportData } from './own-data.ts';
import {
  checkResetPasswordLink,
  initPassword,
  resetPassword,
  sendResetPasswordLink,
} from './password-links.ts';
import { completePurchaseInfo, getPurchaseInfo } from './purchase-info.ts';
import { fastRegister, registerV2 } from './register.ts';
import { logout, logoutOthers, sessions } from './sessions.ts';
import { getSubscriptions, setSubscriptions } from './subscriptions.ts';
import { getUserInfo, setTags } from './user-info.ts';

/** §7.3 Buyer account: all operations from the member check to the deletion. */
export const accountOperations: readonly OperationMaker[] = [
  memberCheck,
  verifyPublicEmail,
  registerV2,
  fastRegister,
  login,
  oauthLogin,
  autoLogin,
  issueAppToken,
  logout,
  logoutOthers,
  sessions,
  getUserInfo,
  setTags,
  completePurchaseInfo,
  getPurchaseInfo,
  sendResetPasswordLink,
  checkResetPasswordLink,
  resetPassword,
  initPassword,
  changePassword,
  getSubscriptions,
  setSubscriptions,
  getContactDisclosureList,
  exportData,
  deleteAccount,
];
