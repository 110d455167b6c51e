/** Runs after npm has installed anything, so that npm scripts find this project's Node. */
import { link } from './pinned-node.js';

link(process.cwd());
