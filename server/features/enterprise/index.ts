export {
  createAccounts,
  createEnterprise,
  enterpriseNamed,
  platformEnterpriseId,
  type NewAccount,
  type NewEnterprise,
} from './enterprise.store.ts';
export { removeDemo } from './remove-demo.ts';
export { ADMINISTRATOR, DEMO_ADMINISTRATOR, setUp, SYSTEM, systemOrigin, type FirstAccounts } from './set-up.ts';
