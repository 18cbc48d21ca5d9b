import { describe, expect, it } from 'vitest';
import { adminToken, buildCandidate, confirmCandidate, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { download, INTEREST, newMember, privateFields, saveProfile } from './membership-fixtures.ts';

describe("a member's data export", () => {
  const app = sharedTestApp();

  it('[PRIV-5] the export has all data stored about the member and no private data of others', async () => {
    const me = await newMember(app, 'Robin Account');
    const fields = privateFields('Robin');
    const saved = await saveProfile(app, me.token, fields);
    await confirmCandidate(app, saved.id);
    const other = await buildCandidate(app, {
      lastName: 'Wanted',
      email: 'secret@example.org',
      address: 'Secret Way',
    });
    await graphql(app, { query: INTEREST, variables: { id: other.id }, token: me.token });
    const hidden = await buildCandidate(app, { lastName: 'Withdrawn' });
    await graphql(app, { query: INTEREST, variables: { id: hidden.id }, token: me.token });
    await app.database.dataSource.query(`UPDATE member SET status = 'DEACTIVE' WHERE id = $1`, [
      hidden.memberId,
    ]);
    const profile = 'query ($id: Int!) { memberProfile(memberId: $id) { id } }';
    await graphql(app, { query: profile, variables: { id: me.id }, token: await adminToken(app) });
    const admirer = await buildCandidate(app, { lastName: 'Admirer', contactName: 'Hidden Aunt' });
    const admirerToken = await openSession(app, { memberId: admirer.memberId });
    await graphql(app, { query: INTEREST, variables: { id: saved.id }, token: admirerToken });

    await app.database.dataSource.query('UPDATE interest SET told_at = now() WHERE to_candidate_id = $1', [
      saved.id,
    ]);

    const { statusCode, headers, body } = await download(app, me.token);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-matrimonial-data.json"',
    });
    const data = JSON.parse(body);
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const sent = { sentAt: day, state: 'SENT', line: '', toldAt: null, answeredAt: null };
    expect(data).toEqual({
      exportedAt: day,
      correction: expect.stringContaining('correct your details yourself'),
      account: {
        id: me.id,
        name: 'Robin Account',
        mobile: `+44${me.local}`,
        email: null,
        status: 'ACTIVE',
        createdAt: day,
        signedInAt: day,
        askedAt: null,
        isCandidate: false,
        isMobileProved: true,
        listVisitedAt: null,
        listVisitedBefore: null,
        profileFor: null,
      },
      profile: expect.objectContaining({
        ...fields,
        birthDate: '1996-05-17',
        religion: 'Hindu',
        caste: 'Brahmin',
        consentVersion: 2,
        consentedAt: day,
        createdAt: day,
        shownToMembers: true,
        profileFor: expect.any(String),
        photo: { fileName: saved.photo.fileName, address: saved.photo.url },
      }),
      interestsSent: [
        { ...sent, firstName: other.firstName, middleName: other.middleName, lastName: 'Wanted' },
        { ...sent, state: null, firstName: '', middleName: '', lastName: '' },
      ],
      interestsReceived: {
        count: 1,
        interests: [
          {
            receivedAt: day,
            state: 'SENT',
            line: '',
            seenAt: null,
            answeredAt: null,
            firstName: '',
            middleName: '',
            lastName: '',
          },
        ],
      },
      blockedMembers: [],
      wishes: null,
      putAside: [],
      reportsSent: [],
      sessions: [{ transport: 'BEARER', createdAt: day, lastSeenAt: day, expiresAt: day }],
      doneByAdministrators: [{ at: day, action: 'READ_PROFILE' }],
    });
    for (const secret of [
      'secret@',
      'Secret Way',
      'Admirer',
      'Withdrawn',
      admirer.firstName,
      'Hidden Aunt',
      '$argon2',
      me.token,
    ])
      expect(body).not.toContain(secret);
    // A column that is added later must be exported too, or be excluded here deliberately.
    const notExported = (entity: string, exported: object) =>
      app.database.dataSource
        .getMetadata(entity)
        .columns.map(({ propertyName }) => propertyName)
        .filter((column) => !Object.keys(exported).includes(column))
        .sort();
    // What the candidate has answered is theirs: the family's export does not tell it (decision 95).
    const answer = [
      ...['absence', 'absentUntil', 'asksOn', 'confirmation', 'confirmedAt', 'isAbsentByThemselves'],
      ...['confirmationAskedAt', 'hiddenAt', 'isFromBefore'],
    ];
    expect(notExported('Candidate', data.profile)).toEqual(
      [...answer, 'listed', 'memberId', 'photoId', 'profileForId'].sort(),
    );
    const kept = ['candidateId', 'isMobileAtHome', 'passwordHash', 'profileForId'];
    expect(notExported('Member', data.account)).toEqual(kept);
  });

  it('the export works for a member without a profile', async () => {
    const { token } = await newMember(app, 'Plain');
    expect((await download(app, token)).json()).toMatchObject({
      account: { name: 'Plain' },
      profile: null,
      interestsSent: [],
      interestsReceived: { count: 0, interests: [] },
    });
  });
});
