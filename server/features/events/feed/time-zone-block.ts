const WEEK = 7 * 86_400_000;

/** Years around this one whose changes are written out; who has other dates knows the zone by its name. */
const [YEARS_BACK, YEARS_AHEAD] = [3, 5];

const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes by which a zone is ahead of UTC at a moment, and what its time is called then. */
function clockAt(zone: string, moment: number): { offset: number; name: string } {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    });
  formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const wall = Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}Z`);
  const minute = Math.floor(moment / 60_000) * 60_000;
  return { offset: (wall - minute) / 60_000, name: parts.timeZoneName ?? zone };
}

/** The moment, to the minute, from which the clock is another than at the beginning of a week; no zone changes it twice in one. */
function changeWithin(zone: string, begin: number): number | undefined {
  const before = clockAt(zone, begin).offset;
  if (clockAt(zone, begin + WEEK).offset === before) return undefined;
  let [low, high] = [begin, begin + WEEK];
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000;
    if (clockAt(zone, middle).offset === before) low = middle;
    else high = middle;
  }
  return high;
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}${digits(size % 60)}`;
}

/** A moment by a clock, as `20261025T020000`. */
const stamp = (moment: number, offset: number) =>
  new Date(moment + offset * 60_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/** The blocks made so far: a few for each zone, because the years are few. */
const blocks = new Map<string, string>();

/**
 * The VTIMEZONE of a zone, with each change of its clock in those of these years that are near: programs that know the zone by
 * its name use their own rules, all others these.
 */
export function timeZoneBlock(zone: string, years: { from: number; to: number }): string {
  const now = new Date().getUTCFullYear();
  const near = (year: number) => Math.min(Math.max(year, now - YEARS_BACK), now + YEARS_AHEAD);
  const [from, to] = [near(years.from), near(years.to)];
  const key = `${zone} ${from} ${to}`;
  const block = blocks.get(key) ?? writeBlock(zone, from, to);
  blocks.set(key, block);
  return block;
}

function writeBlock(zone: string, from: number, to: number): string {
  const lines: string[] = [];
  const add = (moment: number, before: number) => {
    const { offset, name } = clockAt(zone, moment);
    const kind = offset > before ? 'DAYLIGHT' : 'STANDARD';
    lines.push(
      `BEGIN:${kind}`,
      `DTSTART:${stamp(moment, before)}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(offset)}`,
      `TZNAME:${name}`,
      `END:${kind}`,
    );
  };
  const begin = Date.UTC(from, 0, 1);
  add(begin, clockAt(zone, begin).offset);
  for (let week = begin; week < Date.UTC(to + 1, 0, 1); week += WEEK) {
    const change = changeWithin(zone, week);
    if (change !== undefined) add(change, clockAt(zone, week).offset);
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
}
