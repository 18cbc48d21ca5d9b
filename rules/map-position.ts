const COORDINATES = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;
/** Six decimals are ten centimetres. */
const DECIMALS = 6;

/**
 * Parses latitude and longitude in degrees, as people copy them from a map: `52.6469, -1.1253`. Undefined for anything
 * else.
 */
export function parseMapPosition(value: string): { latitude: number; longitude: number } | undefined {
  const [, north, east] = COORDINATES.exec(value.trim()) ?? [];
  const latitude = Number(Number(north).toFixed(DECIMALS));
  const longitude = Number(Number(east).toFixed(DECIMALS));
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
