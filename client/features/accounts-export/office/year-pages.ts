export { StatementsPage } from '../../statements/office/statements-page.tsx';
export { AccountsPage } from './accounts-page.tsx';
