/** The connection to the server. */

export const connecting = 'On cherche le serveur…';
export const lost = 'La connexion est perdue. On la cherche…';
export const outdated = 'Le serveur a une autre version d’Odyssey.';
export const notLoaded = 'Une partie de la page n’a pas pu être chargée.';
export const reload = 'Recharger';
export const noAnswer = 'Le serveur ne répond pas. Réessaie dans un instant.';
/** Over a page that works without the server. */
export const notNeeded = 'Pas de connexion. Ce qui est sur cet appareil marche quand même.';
/** What stands in the way. */
export const obstacles = {
  refused: 'Le serveur refuse cette adresse',
  stopping: 'Le serveur s’arrête',
  busy: 'Trop de connexions depuis ton réseau',
  gateway: 'Odyssey ne répond pas à son proxy',
  stranger: 'Autre chose répond ici',
};
