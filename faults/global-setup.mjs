// What is tested here is the server as it is built.
export { ensureBuilt as default } from '../bench/project.mjs';
