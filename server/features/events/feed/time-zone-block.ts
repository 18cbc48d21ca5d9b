const DAY = 86_400_000;

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

/** The first moment, to the minute, at which the clock is another than at the beginning of a day. */
function changeWithin(zone: string, begin: number): number | undefined {
  const before = clockAt(zone, begin).offset;
  if (clockAt(zone, begin + DAY).offset === before) return undefined;
  let [low, high] = [begin, begin + DAY];
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

/**
 * The VTIMEZONE of a zone, with each change of its clock in these years: programs that know the zone by its name use their own
 * rules, all others these.
 */
export function timeZoneBlock(zone: string, { from, to }: { from: number; to: number }): string {
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
  for (let day = begin; day < Date.UTC(to + 1, 0, 1); day += DAY) {
    const change = changeWithin(zone, day);
    if (change !== undefined) add(change, clockAt(zone, day).offset);
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
}
