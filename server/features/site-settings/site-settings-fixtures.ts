import { adminToken, PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** What is written in each language. */
export const LOCALIZED = [
  'name',
  'shortName',
  'tagline',
  'description',
  'openingTitle',
  'openingText',
  'history',
  'footerHistory',
  'guruName',
  'guruMessage',
  'contactHours',
  'cricket',
  'address',
];
export const PLAIN = [
  'founded',
  'email',
  'phone',
  'mapPosition',
  'facebookUrl',
  'instagramUrl',
  'youtubeUrl',
  'whatsappUrl',
  'paymentUrl',
  'charityName',
  'charityNumber',
];
export const LINKS = PLAIN.filter((name) => name.endsWith('Url'));
const FIELDS = [
  'version',
  'approveNewMembers',
  'languages',
  'referencePrefix',
  ...LOCALIZED,
  `translations { language ${LOCALIZED.join(' ')} }`,
  ...PLAIN,
].join(' ');
const READ = `{ siteSettings(language: "en") { ${FIELDS} } }`;
export const SAVE = `mutation Save($input: SiteSettingsInput!) { saveSiteSettings(input: $input, language: "en") { ${FIELDS} } }`;

export type Settings = Record<string, string> & {
  version: number;
  approveNewMembers: boolean;
  languages: string[];
  translations: Record<string, string>[];
};

/** What tests of the settings do in an app, which is ready only inside a test. */
export function settingsOf(app: TestApp) {
  let admin: Promise<string> | undefined;
  const read = async (): Promise<Settings> => (await graphql(app, { query: READ })).data.siteSettings;
  /** One admin for the whole file: signing up takes a while. */
  const adminSession = (): Promise<string> => {
    admin ??= adminToken(app);
    return admin;
  };
  return {
    read,
    adminSession,
    /** Saves what is stored with some fields changed, and the password typed. */
    async save(overrides: Record<string, unknown>, token?: string) {
      const input = { ...(await read()), password: PASSWORD, ...overrides };
      return graphql(app, { query: SAVE, token: token ?? (await adminSession()), variables: { input } });
    },
  };
}
