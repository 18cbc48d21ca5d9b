import { wallClock } from '../../../../rules/zoned-time.ts';

/**
 * A moment that tells ical-generator its time by the clock of the site: of a plain `Date` it would write the time by the clock
 * of the server. It takes the shape that the library knows from `@date-fns/tz`.
 */
export class SiteDate extends Date {
  readonly internal = new Date(this.getTime());
  readonly #wall: readonly number[];

  constructor(moment: Date) {
    super(moment);
    const { date, time } = wallClock(moment);
    this.#wall = [...date.split('-'), ...time.split(':')].map(Number);
  }

  withTimeZone(): this {
    return this;
  }
  tzComponents(): string[] {
    return [];
  }
  override getFullYear(): number {
    return this.#wall[0]!;
  }
  override getMonth(): number {
    return this.#wall[1]! - 1;
  }
  override getDate(): number {
    return this.#wall[2]!;
  }
  override getHours(): number {
    return this.#wall[3]!;
  }
  override getMinutes(): number {
    return this.#wall[4]!;
  }
  override getSeconds(): number {
    return 0;
  }
}
