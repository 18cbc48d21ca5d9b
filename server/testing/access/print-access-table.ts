import { Permission } from '../../../rules/permissions.ts';
import { type AccessRow, CALLERS, type Caller, cellOf } from './access-table.ts';

/** Each permission in words, for the reader of the table. */
const DESCRIPTIONS: Readonly<Record<Permission, string>> = {
  PUBLIC: 'Anybody, signed in or not',
  UPLOAD_FILES: 'Sending a file of some kind',
  ENTER_OFFICE: 'Seeing in the office what waits, of what one may do something about',
  MANAGE_CONTENT: 'Adding, changing and removing what visitors read',
  MANAGE_SETTINGS: 'Saying who the association is, how its site looks and which parts it has',
  EMPTY_BIN: 'Deleting what is in the bin for good',
  MANAGE_CONTACT_MESSAGES: 'Reading and removing what visitors wrote to the community',
  MANAGE_REQUESTS: 'Working on complaints and on what people ask about their data',
  EDIT_OWN_ACCOUNT: 'Reading and changing one’s own main-site account',
  KEEP_SESSIONS: 'Seeing and ending one’s own sessions',
  MANAGE_USERS: 'Seeing all main-site accounts, suspending them, giving them roles of the office',
  DONATE: 'Making donations and payments, and seeing one’s own',
  MANAGE_DONATIONS: 'Keeping the donation types and the ledger',
  MANAGE_HALL_HIRE: 'Seeing and answering hire requests, keeping the hall’s calendar',
  MANAGE_REPLIES: 'Saying how events ask for replies, keeping who comes',
  READ_PROFILES: 'Seeing matrimonial profiles: members their own and the others’ cards, officers all',
  USE_MATRIMONIALS: 'Keeping one’s own membership of the matrimonial section',
  MANAGE_MATRIMONIALS: 'Seeing all members, activating and deactivating them',
  MANAGE_SELECT_LISTS: 'Keeping the lists that matrimonial profiles are filled in from',
  MANAGE_IMPORTS: 'Bringing in what the association has elsewhere, and taking it back',
  VIEW_AUDIT_LOG: 'Seeing which admin read or changed what',
};

const HEAD = `# Who may do what

Printed from the code by \`npm run permissions\`; do not edit it. \`npm run validate\` compares it, and a test calls
every cell over HTTP (\`server/testing/access-table.test.ts\`).

Roles, those of the office among them, get their permissions in [\`rules/permissions.ts\`](../rules/permissions.ts). "yes" means that the call is let in;
what it may do with a particular row is decided on that row. A refusal changes nothing and answers:

| refusal | to whom | GraphQL code |
| --- | --- | --- |
| 401 | nobody is signed in, or whoever it was is suspended | \`UNAUTHENTICATED\` |
| 403 | somebody is signed in who may not | \`FORBIDDEN\` |
| 404 | another's record, answered like one that is not there | \`NOT_FOUND\`, or null |
| 405 | a write by GET without a bearer, before it is asked who it is | |

GraphQL answers the code in \`errors\`. "suspended" is an account whose session was open when it was suspended.
Some calls that are open to anybody ask for more when they are about somebody: \`/api/login/saveuser\` and
\`/api/matrimonial/saveprofilemst\` for an account that exists, and both \`updatenewpsw\`. Pages hold no
right of their own: they show what these operations answer.
`;

const KIND_LABELS: Readonly<Record<AccessRow['kind'], string>> = {
  query: 'query',
  mutation: 'mutation',
  route: '',
};

function section(permission: Permission, rows: readonly AccessRow[]): string {
  const callers = Object.keys(CALLERS) as Caller[];
  const lines = rows.map(({ kind, name, methods }) => {
    const cells = callers.map((caller) => cellOf(permission, caller));
    const what = [KIND_LABELS[kind], methods.join(', '), `\`${name}\``].filter(Boolean).join(' ');
    return `| ${[what, ...cells].join(' | ')} |`;
  });
  const head = ['what', ...callers];
  return [
    `## ${DESCRIPTIONS[permission]}`,
    '',
    `\`${permission}\``,
    '',
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...lines,
    '',
  ].join('\n');
}

/** Rows without a permission, or with an unknown one; there must be none. */
export function withoutPermission(rows: readonly AccessRow[]): AccessRow[] {
  return rows.filter(({ permission }) => !(permission in DESCRIPTIONS));
}

/** The table as Markdown, grouped by permission. */
export function printAccessTable(rows: readonly AccessRow[]): string {
  const sections = Object.values(Permission)
    .map((permission) => ({ permission, own: rows.filter((row) => row.permission === permission) }))
    .filter(({ own }) => own.length > 0)
    .map(({ permission, own }) => section(permission, own));
  const open = withoutPermission(rows).map(({ kind, name }) => `- ${kind} \`${name}\``);
  return [HEAD, ...(open.length > 0 ? ['## NONE', '', ...open, ''] : []), ...sections].join('\n');
}
