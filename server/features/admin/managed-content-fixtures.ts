import { expect } from 'vitest';
import { adminToken, eventFields } from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const SAVE = `mutation ($input: EventInput!, $file: Upload) {
  saveEvent(input: $input, file: $file) { id version file { url sources { srcset } } }
}`;
export const MANAGED = `query ($id: Int!) { managedEvent(id: $id) {
  item { id name version translations { language name } file { url } }
  visibility { state shownFrom shownUntil heldLanguages binnedAt }
} }`;
export const LIST = `query ($kind: String!, $tab: ContentTab, $search: String, $year: Int, $missing: String, $sort: ContentSort, $descending: Boolean, $page: Int, $pageSize: Int) {
  managedContent(kind: $kind, tab: $tab, search: $search, year: $year, missing: $missing, sort: $sort, descending: $descending, page: $page, pageSize: $pageSize) {
    totalCount years counts { ALL VISIBLE PLANNED DRAFT HIDDEN BIN lastBinnedAt }
    items { id version name day tab languages visibility { state binnedAt } }
  }
}`;
export const CHANGE = `mutation ($ids: [Int!]!, $versions: [Int!], $visibility: ContentVisibilityInput!) {
  setContentVisibility(kind: "event", ids: $ids, versions: $versions, visibility: $visibility)
}`;
export const BIN = `mutation ($ids: [Int!]!, $versions: [Int!]) {
  binContent(kind: "event", ids: $ids, versions: $versions)
}`;
export const RESTORE = `mutation ($ids: [Int!]!, $versions: [Int!]) {
  restoreContent(kind: "event", ids: $ids, versions: $versions)
}`;
const PUBLIC_ONE = 'query ($id: Int!) { event(id: $id) { name } }';
export const PUBLIC_LIST = 'query ($search: String) { events(search: $search) { totalCount items { id } } }';

/** Where a visitor finds what is visible, see `officeOf`. */
export const EVERYWHERE = ['event', 'events', 'eventlist', 'eventlist/id', 'sitemap'];

let serial = 0;

/** Makes a text unique. */
export function unique(text: string): string {
  serial += 1;
  return `${text} ${serial}`;
}

export const uniqueName = () => unique('Garba');

/** What tests of the office do in an app, which is ready only inside a test. */
export function officeOf(app: TestApp) {
  const ask = async (query: string, variables: Record<string, unknown>) =>
    graphql(app, { query, variables, token: await adminToken(app) });
  return {
    /** Asks as an administrator. */
    ask,
    /** Saves an event. @returns its id, name and version */
    async saveEvent(visibility?: object, fields: Record<string, unknown> = {}) {
      const input = eventFields({ name: uniqueName(), ...fields, visibility });
      const { data, errors } = await ask(SAVE, { input });
      expect(errors).toBeUndefined();
      const name = input.name as string;
      return { ...data.saveEvent, name } as { id: number; version: number; name: string };
    },
    /** Where a visitor finds the event: by its id, in the search, by the old calls and in the sitemap. */
    async whereSeen({ id, name }: { id: number; name: string }): Promise<string[]> {
      const one = await graphql(app, { query: PUBLIC_ONE, variables: { id } });
      const found = await graphql(app, { query: PUBLIC_LIST, variables: { search: name } });
      const all = (await get(app, '/api/admin/eventlist/0')).json() as { id: number }[];
      const alone = (await get(app, `/api/admin/eventlist/${id}`)).json() as unknown[];
      const pages = await Promise.all(app.features.ownPages.map((read) => read()));
      const seen = {
        event: one.data.event !== null,
        events: found.data.events.totalCount > 0,
        eventlist: all.some((item) => item.id === id),
        'eventlist/id': alone.length > 0,
        sitemap: pages.flat().some(({ path }) => path === `/events/${id}`),
      };
      return Object.entries(seen).flatMap(([where, isSeen]) => (isSeen ? [where] : []));
    },
    /** What the log says was done with an event, oldest first. */
    async loggedActions(id: number): Promise<string[]> {
      const entries = await app.features.services.audit.about('event', id);
      return entries.map(({ action }) => action);
    },
  };
}
