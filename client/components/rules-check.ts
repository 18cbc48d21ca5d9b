// What checks a form, apart from the page: with zod it is larger than most pages, and nobody needs it to read one.
export { zodResolver } from '@hookform/resolvers/zod';
export { firstIssue } from '../../rules/validation.ts';
