export { StatementsPage } from '../donor-statements/statements-page.tsx';
export { AccountsPage } from './accounts-page.tsx';
