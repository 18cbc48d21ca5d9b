/** What people and the office do with the replies to an event; `who` is the household's number in the order of their replies. */
export type Step =
  | { act: 'send'; people: number; wait: boolean }
  | { act: 'change'; who: number; people: number; wait: boolean }
  | { act: 'withdraw' | 'accept' | 'lapse' | 'keep'; who: number }
  | { act: 'places'; places: number };

interface Family {
  state: 'COMING' | 'WAITING' | 'OFFERED' | 'WITHDRAWN' | 'RELEASED';
  total: number;
  /** Further places for which it waits. */
  more: number;
  isMoreOffered: boolean;
}

/** Replies and waiting list in the fewest words: a list of families, a queue, and places. */
export function modelOf(places: number) {
  const families: Family[] = [];
  let queue: Family[] = [];
  let room = places;
  const isPlaced = ({ state }: Family) => state === 'COMING' || state === 'OFFERED';
  const taken = () =>
    families
      .filter(isPlaced)
      .reduce((sum, { total, more, isMoreOffered }) => sum + total + (isMoreOffered ? more : 0), 0);

  /** What becomes of a family without a place that wants so many. */
  function ask(family: Family, total: number, waits: boolean): boolean {
    const fits = total <= room - taken();
    if (!fits && !(waits && total <= room)) return false;
    family.total = total;
    if (fits) {
      family.state = 'COMING';
      queue = queue.filter((one) => one !== family);
    } else if (family.state !== 'WAITING') {
      family.state = 'WAITING';
      queue.push(family);
    }
    return true;
  }

  function change(family: Family, people: number, wait: boolean): void {
    if (!isPlaced(family)) return void ask(family, people, wait || family.state === 'WAITING');
    const free = room - taken() + (family.isMoreOffered ? family.more : 0);
    if (people <= family.total || people - family.total <= free) {
      family.total = people;
      keep(family);
    } else if (family.state === 'COMING' && wait && people <= room) {
      if (!queue.includes(family)) queue.push(family);
      Object.assign(family, { more: people - family.total, isMoreOffered: false });
    }
  }

  function keep(family: Family): void {
    Object.assign(family, { more: 0, isMoreOffered: false });
    queue = queue.filter((one) => one !== family);
  }

  function leave(family: Family, state: Family['state']): void {
    Object.assign(family, { state, more: 0, isMoreOffered: false });
    queue = queue.filter((one) => one !== family);
  }

  function step(one: Step): void {
    if (one.act === 'places') {
      if (one.places >= taken()) room = one.places;
      return;
    }
    if (one.act === 'send') {
      const family: Family = { state: 'WITHDRAWN', total: one.people, more: 0, isMoreOffered: false };
      if (ask(family, one.people, one.wait)) families.push(family);
      return;
    }
    const family = families[one.who];
    if (!family) return;
    if (one.act === 'change') change(family, one.people, one.wait);
    else if (one.act === 'withdraw' && (isPlaced(family) || family.state === 'WAITING'))
      leave(family, 'WITHDRAWN');
    else if (one.act === 'accept' && family.state === 'OFFERED') family.state = 'COMING';
    else if (one.act === 'accept' && family.isMoreOffered) {
      family.total += family.more;
      keep(family);
    } else if (one.act === 'lapse' && family.state === 'OFFERED') leave(family, 'RELEASED');
    else if (one.act === 'lapse' && family.isMoreOffered) keep(family);
    // A family without places goes on waiting.
    else if (one.act === 'keep' && family.more > 0) keep(family);
  }

  function offer(): void {
    for (const family of queue) {
      if ((family.more || family.total) > room - taken()) continue;
      if (family.more > 0) family.isMoreOffered = true;
      else family.state = 'OFFERED';
    }
    queue = queue.filter(
      ({ state, more, isMoreOffered }) => state === 'WAITING' || (more > 0 && !isMoreOffered),
    );
  }

  return {
    take(one: Step): void {
      step(one);
      offer();
    },
    replies: () => families.map((family) => ({ ...family })),
  };
}
