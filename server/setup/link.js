/** Runs after every npm install, and makes npm scripts find this project's Node. */
import { link } from './pinned-node.js';

link(process.cwd());
