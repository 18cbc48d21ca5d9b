import { expect, vi } from 'vitest';
import type { SheetSubject } from '../../../rules/imports.ts';
import { graphql, graphqlUpload } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';

const RUN = 'id state label counts { pending created known refused undone kept }';
export const PREVIEW = `mutation ($file: Upload!, $reading: SheetReadingInput!) {
  previewSheet(file: $file, reading: $reading) {
    columns { heading samples field } missing unclearDates impliedOrder unknownValues { field written rows choices }
    rows { created known refused { number label field messageKey } }
  }
}`;
export const IMPORT = `mutation ($file: Upload!, $reading: SheetReadingInput!) { importSheet(file: $file, reading: $reading) { ${RUN} } }`;
export const UNDO = `mutation ($id: Int!) { undoImport(id: $id) { ${RUN} } }`;

/** How a spreadsheet is to be read. */
export interface Reading {
  subject: SheetSubject;
  columns?: { field: string; column: number }[];
  dateOrder?: string;
  values?: { field: string; written: string; meant: string }[];
}

/** The columns of fields by their names. */
export const positions = (reading: Record<string, number>) =>
  Object.entries(reading).map(([field, column]) => ({ field, column }));

/** What tests of imports do in an app, signed in with that token. */
export function sheetsOf(app: TestApp, tokenOf: () => string) {
  async function send(query: string, csv: string, reading: Reading, fileName = 'list.csv') {
    const file = { content: Buffer.from(csv), fileName, contentType: 'text/csv' };
    return graphqlUpload(app, { query, token: tokenOf(), variables: { reading }, file });
  }

  const preview = async (csv: string, reading: Reading) =>
    (await send(PREVIEW, csv, reading)).data?.previewSheet;

  /** Asks until the import is done, as the page does. */
  async function finished(id: number) {
    return vi.waitFor(async () => {
      const { data } = await graphql(app, {
        query: `query ($id: Int!) { importRun(id: $id) { ${RUN} } }`,
        token: tokenOf(),
        variables: { id },
      });
      expect(['FINISHED', 'UNDONE']).toContain(data.importRun.state);
      return data.importRun;
    }, 10_000);
  }

  async function bringIn(csv: string, reading: Reading) {
    const { data, errors } = await send(IMPORT, csv, reading);
    expect(errors).toBeUndefined();
    return finished(data.importSheet.id);
  }

  return { send, preview, finished, bringIn };
}
