import { parseMapPosition } from '../../../rules/map-position.ts';

/** Degrees from the middle of the map to its edges: about 550 m each way in England. */
const HALF_WIDTH = 0.008;
const HALF_HEIGHT = 0.005;
/** The northern and southern limit of web maps, in degrees. */
const MAP_EDGE = 85;
const ZOOM = 16;

interface MapAddresses {
  /** For an iframe. */
  embed: string;
  /** For a new window. */
  page: string;
}

/** The addresses of a "latitude,longitude" on OpenStreetMap; undefined if it is not a position. */
export function mapAddresses(position: string): MapAddresses | undefined {
  const place = parseMapPosition(position);
  if (!place || Math.abs(place.latitude) > MAP_EDGE) return undefined;
  const { latitude, longitude } = place;
  const edges = [
    longitude - HALF_WIDTH,
    latitude - HALF_HEIGHT,
    longitude + HALF_WIDTH,
    latitude + HALF_HEIGHT,
  ];
  const embed = new URLSearchParams({
    bbox: edges.map((edge) => edge.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return {
    embed: `https://www.openstreetmap.org/export/embed.html?${embed}`,
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`,
  };
}
