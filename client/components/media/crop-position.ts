interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

interface Around {
  /** Size of the picture on the screen at zoom 1. */
  size: Size;
  zoom: number;
  frame: Size;
}

function within(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value));
}

/** The new offset of the picture's centre from the frame's after a move; the frame stays filled. */
export function moved(from: Point, by: Point, { size, zoom, frame }: Around): Point {
  return {
    x: within(from.x + by.x, Math.max(0, (size.width * zoom - frame.width) / 2)),
    y: within(from.y + by.y, Math.max(0, (size.height * zoom - frame.height) / 2)),
  };
}
