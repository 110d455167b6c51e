/** The connection to the server. */

export const connecting = 'On cherche le serveur…';
export const lost = 'La connexion est perdue. On la cherche…';
export const outdated = 'Une version plus récente d’Odyssey est arrivée.';
export const notLoaded = 'Une partie de la page n’a pas pu être chargée.';
export const reload = 'Recharger';
export const noAnswer = 'Le serveur ne répond pas. Réessaie dans un instant.';
