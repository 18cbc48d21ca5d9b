import { describe, expect, it } from 'vitest';
import { mapAddresses } from './map-position.ts';

describe('map addresses', () => {
  it('are centred on the position', () => {
    const embed = new URL(mapAddresses('52.63,-1.13')?.embed ?? '');
    const [west, south, east, north] = (embed.searchParams.get('bbox') ?? '').split(',').map(Number);
    expect(((west ?? 0) + (east ?? 0)) / 2).toBeCloseTo(-1.13, 5);
    expect(((south ?? 0) + (north ?? 0)) / 2).toBeCloseTo(52.63, 5);
    expect(embed.searchParams.get('marker')).toBe('52.63,-1.13');
    expect(embed.host).toBe('www.openstreetmap.org');
  });

  it('allow a space after the comma', () => {
    expect(mapAddresses('52.63, -1.13')).toEqual(mapAddresses('52.63,-1.13'));
  });

  it.each(['', '52.63', 'Leicester', '91,0', '52.63,181', '52.63,-1.13&x=1'])(
    'are undefined for "%s"',
    (position) => {
      expect(mapAddresses(position)).toBeUndefined();
    },
  );
});
