import sharp from 'sharp';
import type { Site } from './site.ts';

const DESCRIPTION =
  'Come with your family, bring a plate to share and stay for the garba afterwards in the hall.';
const SAVE = `mutation ($input: EventInput!, $file: Upload) {
  saveEvent(input: $input, file: $file) { id version name } }`;
const SEQUENCE =
  'mutation ($members: [CommitteeSequenceInput!]!) { updateCommitteeSequence(members: $members) }';

interface SavedEvent {
  id: number;
  version: number;
  name: string;
}

/** Saves an event. @returns the acknowledged event @throws if it is refused or not answered */
export async function saveEvent(
  site: Site,
  fields: { name: string; id?: number; version?: number },
  picture?: Buffer,
): Promise<SavedEvent> {
  const input = { description: DESCRIPTION, fileType: 'IMAGE', ...fields };
  const answer = picture
    ? await site.graphqlUpload(SAVE, { input }, picture)
    : await site.graphql(SAVE, { input });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(`${answer.status}: ${errors[0].message}`);
  return data.saveEvent;
}

/** Gives every committee member the same sequence number in one write. @throws if it is not acknowledged */
export async function setCommitteeSequence(site: Site, ids: number[], sequenceNumber: number): Promise<void> {
  const answer = await site.graphql(SEQUENCE, { members: ids.map((id) => ({ id, sequenceNumber })) });
  const { errors } = await answer.json();
  if (errors) throw new Error(`${answer.status}: ${errors[0].message}`);
}

/** A small picture, or one with so much noise that processing it takes about a second. */
export function picture(kind: 'small' | 'heavy'): Promise<Buffer> {
  if (kind === 'small')
    return sharp({ create: { width: 96, height: 56, channels: 3, background: '#E07A1F' } })
      .png()
      .toBuffer();
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 1100, height: 700, channels: 3, background: '#E07A1F', noise } })
    .png()
    .toBuffer();
}
