import { describe, expect, it } from 'vitest';
import { eventData, organizationData } from './schema-org.ts';
import type { DescribedSite } from './structured-data.tsx';

const ENGLISH: DescribedSite = {
  origin: 'https://samaj.example',
  language: 'en',
  languages: ['en', 'gu'],
  name: 'Shree Samaj',
  otherName: 'શ્રી સમાજ',
};
const GUJARATI: DescribedSite = {
  ...ENGLISH,
  language: 'gu',
};

const SETTINGS = {
  address: '1 Temple Road, Leicester',
  email: 'office@samaj.example',
  phone: '0116 496 0000',
  facebookUrl: 'https://facebook.example/samaj',
  instagramUrl: '',
  youtubeUrl: 'https://youtube.example/@samaj',
  whatsappUrl: 'https://wa.example/44',
  charityName: 'Shree Samaj Trust',
  charityNumber: '1234567',
};

const EVENT = {
  id: 7,
  name: 'Garba',
  description: 'Nine evenings of dance',
  startsOn: '2026-10-11',
  file: { url: '/EventImg/a.jpg', contentType: 'image/jpeg' },
};

/** As serialized into the page, without undefined properties. */
function written(thing: object | undefined): Record<string, unknown> {
  return JSON.parse(JSON.stringify(thing));
}

describe('structured data of the association', () => {
  it('is taken from the site settings (D42)', () => {
    expect(written(organizationData(SETTINGS, GUJARATI))).toEqual({
      '@type': 'Organization',
      '@id': 'https://samaj.example/#organization',
      name: 'Shree Samaj',
      alternateName: 'શ્રી સમાજ',
      url: 'https://samaj.example/',
      logo: 'https://samaj.example/icon-512.png',
      address: '1 Temple Road, Leicester',
      email: 'office@samaj.example',
      telephone: '0116 496 0000',
      sameAs: ['https://facebook.example/samaj', 'https://youtube.example/@samaj'],
      legalName: 'Shree Samaj Trust',
      nonprofitStatus: 'https://schema.org/UKNonprofitType',
      identifier: { '@type': 'PropertyValue', propertyID: 'Charity number', value: '1234567' },
    });
  });

  it('mentions the charity only if it has a number, and omits empty values', () => {
    const empty = Object.fromEntries(Object.keys(SETTINGS).map((key) => [key, ''])) as typeof SETTINGS;
    const thing = written(organizationData({ ...empty, charityName: 'Shree Samaj Trust' }, ENGLISH));
    expect(Object.keys(thing)).toEqual(['@type', '@id', 'name', 'alternateName', 'url', 'logo']);
  });
});

describe('structured data of an event', () => {
  it('has name, date and place', () => {
    expect(written(eventData(EVENT, SETTINGS, ENGLISH))).toEqual({
      '@type': 'Event',
      '@id': 'https://samaj.example/events/7#event',
      name: 'Garba',
      description: 'Nine evenings of dance',
      startDate: '2026-10-11',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Shree Samaj', address: '1 Temple Road, Leicester' },
      image: ['https://samaj.example/EventImg/a.jpg'],
      organizer: {
        '@type': 'Organization',
        '@id': 'https://samaj.example/#organization',
        name: 'Shree Samaj',
        url: 'https://samaj.example/',
      },
      url: 'https://samaj.example/events/7',
    });
  });

  it('[D83] has the address of the page in its language', () => {
    expect(eventData(EVENT, SETTINGS, GUJARATI)).toMatchObject({
      url: 'https://samaj.example/events/7?lang=gu',
    });
  });

  it('has the times of its next date with the offset of the clock, where it is, and whether it is called off', () => {
    const nextDate = {
      startsAt: '2026-07-11T17:30:00.000Z',
      endsAt: '2026-07-11T22:30:00.000Z',
      ...{ isWholeDay: false, isCalledOff: false },
    };
    const event = { ...EVENT, toTime: '23:30', place: 'Abbey Park', nextDate };
    expect(written(eventData(event, SETTINGS, ENGLISH))).toMatchObject({
      startDate: '2026-07-11T18:30:00+01:00',
      endDate: '2026-07-11T23:30:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Abbey Park' },
    });
    const days = {
      ...nextDate,
      startsAt: '2026-11-07T00:00:00Z',
      endsAt: '2026-11-10T00:00:00Z',
      isWholeDay: true,
    };
    const off = { ...EVENT, nextDate: days, isCalledOff: true, rooms: [{ name: 'Main hall' }] };
    expect(written(eventData(off, SETTINGS, ENGLISH))).toMatchObject({
      startDate: '2026-11-07',
      endDate: '2026-11-09',
      eventStatus: 'https://schema.org/EventCancelled',
      location: { name: 'Main hall, Shree Samaj', address: SETTINGS.address },
    });
  });

  it.each([null, undefined, ''])('is omitted without a date: %s', (startsOn) => {
    expect(eventData({ ...EVENT, startsOn }, SETTINGS, ENGLISH)).toBeUndefined();
  });

  it.each([
    [
      'a film with a poster',
      { url: '/a.mp4', contentType: 'video/mp4', poster: { url: '/b.jpg' } },
      '/b.jpg',
    ],
    ['a film without', { url: '/a.mp4', contentType: 'video/mp4', poster: null }, undefined],
    ['nothing', null, undefined],
  ])('has only a picture as its image: %s', (_name, file, expected) => {
    const image = written(eventData({ ...EVENT, file }, SETTINGS, ENGLISH)).image;
    expect(image).toEqual(expected && [`https://samaj.example${expected}`]);
  });
});
