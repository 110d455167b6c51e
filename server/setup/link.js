/** After npm has installed anything: npm scripts find the Node of this project. */
import { link } from './pinned-node.js';

link(process.cwd());
