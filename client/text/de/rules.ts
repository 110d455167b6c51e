import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';

const { square } = common;

export const rules: Catalogue['rules'] = {
  title: 'Spielregeln',
  lead: 'Poseidon weiß, wo die Schiffe sind. Die Navigatoren finden es heraus.',
  contents: 'Inhalt',
  home: 'Zur Startseite',
  learn: {
    navigators: 'Lern es als Navigator',
    poseidon: 'Lern es als Poseidon',
  },
  learnHint: 'Lieber ausprobieren als lesen? Beides dauert je drei Minuten.',
  search: 'In den Regeln suchen',
  clear: 'Suche leeren',
  found: (places, sections) =>
    `${places === 1 ? '1 Stelle' : `${places} Stellen`} in ${sections === 1 ? '1 Abschnitt' : `${sections} Abschnitten`}`,
  notFound: (query) => `„${query}“ kommt in den Regeln nicht vor.`,
  hit: (place, of) => `${place} von ${of}`,
  previousHit: 'Vorige Stelle',
  nextHit: 'Nächste Stelle',
  unfold: 'Alles aufklappen',
  foldUp: 'Alles zuklappen',
  more: 'Mehr dazu',
  print: 'Auf zwei Seiten drucken',
  helps: {
    poseidon: 'Hilft Poseidon',
    navigators: 'Hilft den Navigatoren',
  },
  chapters: {
    game: 'Das Spiel',
    poseidon: 'Poseidons Zug',
    navigators: 'Der Zug der Navigatoren',
    ending: 'Das Ende',
    variants: 'Varianten',
    company: 'In Gesellschaft',
    fine: 'Kleingedrucktes',
  },

  tryPush: 'Ein Brett, um einen Sturm auszuprobieren',
  trySurvey: 'Ein Brett, um die Ausschau auszuprobieren',
  example: 'Das Beispiel, auf dem wahren Brett',
  reminders: 'Eine Karte mit Merksteinen',
  shipIsOn: (at) => `Das rote Schiff ist auf ${square(at)}.`,
  pushed: (at) => `Der Sturm würde das gelbe Schiff auf ${square(at)} treiben.`,
  pushHint: 'Tippe auf eines der markierten Felder.',
  notPushed: 'Nicht dorthin: nur ein Feld weit, nie über den Rand und nie auf die Heilige Insel.',
  mayPlay: 'Dieses Plättchen darf jetzt gespielt werden.',
  legend: {
    sea: 'Meer',
    deepSea: 'Tiefe See',
    woody: 'Waldinsel',
    rocky: 'Felsinsel',
    start: 'Startinsel',
    sacred: 'Die Heilige Insel',
    coastline: 'Küste',
  },
  exampleNotes: {
    red: 'Eine der beiden ist die Heilige Insel. Von Weitem ist sie eine Insel wie jede andere.',
    yellow: 'Auf die Reihenfolge kommt es an: Rot hat Gelb nicht gesehen, denn Gelb war noch nicht da.',
    white: 'Es steht auf einer Insel, darum wird ihre Art genannt.',
    green: 'Ein Feld am Rand: Die Küste ist in Sicht. In welcher Richtung, sagt niemand.',
  },

  sections: {
    minute: {
      title: 'In einer Minute',
      blocks: [
        {
          story: [
            'Nur Poseidon sieht, wo die Schiffe sind. In jeder Runde treibt einer seiner Stürme eines vom Kurs ab, oder alle vier.',
            'Die Navigatoren sehen nur ihre Karte. Sie geben jedem Schiff seinen Kurs.',
            'Es segelt und meldet, was es sieht. Daraus schließen sie, wo es sein muss.',
            'Drei oder vier Schiffe in elf Runden daheim auf der Heiligen Insel: Die Navigatoren gewinnen. Weniger: Poseidon gewinnt.',
          ],
        },
        'Die App ist der Tisch, der Sichtschirm zwischen euch und der Schiedsrichter. Sie ermittelt jede Meldung und lässt nichts zu, was gegen die Regeln ist.',
      ],
    },
    board: {
      title: 'Das Brett',
      blocks: [
        'Ein Gitter aus Feldern, Norden ist oben. Die Spalten haben Buchstaben, von Westen her, die Zeilen Zahlen, von Norden her: A1 ist die Ecke im Nordwesten. Beide Seiten haben dasselbe Brett vor sich. Es gibt die Bretter A bis D, vom leichtesten zum schwersten.',
        { figure: 'legend', caption: 'Was auf einem Feld sein kann' },
        'Eine Startinsel ist eine Wald- oder Felsinsel wie jede andere und wird auch so gemeldet. Inseln halten niemanden auf: Schiffe segeln über sie hinweg und bleiben auf ihnen stehen. Die Felder am Rand sind die Küste.',
      ],
    },
    ships: {
      title: 'Die Schiffe',
      blocks: [
        'Rot, Grün, Weiß und Gelb beginnen auf ihren Startinseln, auf dem wahren Brett ebenso wie auf der Karte. Am Anfang wissen also alle, wo sie sind.',
        'Ein Schritt ist ein Feld weit in eine der acht Richtungen. Mehrere Schiffe, sogar alle vier, dürfen auf einem Feld stehen.',
        'Eine Runde besteht aus Poseidons Zug und dann dem Zug der Navigatoren.',
      ],
    },
    hand: {
      title: 'Die Hand mit elf Stürmen',
      blocks: [
        'Poseidon beginnt mit elf Sturmplättchen. In seinem Zug spielt er eines. Jedes wird im Spiel einmal gespielt.',
        { figure: 'hand', caption: 'Zwei in jeder Farbe und drei Große Stürme' },
        {
          list: [
            'Ein farbiger Sturm trifft das Schiff seiner Farbe.',
            'Ein Großer Sturm, das schwarze Plättchen, trifft alle vier.',
            'Die Navigatoren sehen, welcher Sturm gespielt wurde, und alle, die zuvor gespielt wurden. Was er bewirkt hat, sehen sie nicht.',
          ],
        },
      ],
    },
    pushing: {
      title: 'Schiffe treiben',
      blocks: [
        'Jedes getroffene Schiff muss ein Feld weit ziehen, in eine der acht Richtungen, die Poseidon wählt. Nie über den Rand und nie auf die Heilige Insel: Dorthin kommt ein Schiff nur aus eigener Kraft. Er darf es sich anders überlegen, bis er den Sturm entfesselt.',
        {
          figure: 'push',
          caption:
            'Das gelbe Schiff wird getroffen, direkt neben der Heiligen Insel. Tippe an, wohin es soll.',
        },
        'Bei einem Großen Sturm wählt er für jedes Schiff einzeln. Alle Schiffe ziehen von dort, wo sie vorher standen: Sie dürfen zusammentreffen oder Plätze tauschen.',
        'Ein Sturm für ein Schiff, das daheim ist, darf gespielt werden: Er ist verbraucht und bewegt nichts. Ein Großer Sturm bewegt nur die Schiffe, die noch auf See sind.',
      ],
    },
    'great-storms': {
      title: 'Warum ein Plättchen gesperrt sein kann',
      blocks: [
        'Zwei Große Stürme dürfen nicht in zwei Runden hintereinander kommen. Verboten ist auch, darauf zuzusteuern: Nach jedem Plättchen muss es möglich bleiben, alle übrigen Stürme zu spielen, ohne dass zwei Große aufeinander folgen. Die App kennzeichnet gesperrte Plättchen und sagt, warum.',
        {
          figure: 'greatStorms',
          caption:
            'Sechs farbige Stürme sind gespielt und kein Großer Sturm. Tippe ein Plättchen an, um zu sehen, ob es gespielt werden darf.',
        },
        {
          list: [
            'Nach einem farbigen Plättchen darf höchstens ein Großer Sturm mehr übrig sein als farbige.',
            'Nach einem Großen Sturm dürfen höchstens so viele Große übrig sein wie farbige.',
          ],
        },
        { aside: 'Spar dir nicht alle Großen Stürme auf: Am Ende entscheiden sie sonst für dich.' },
      ],
    },
    orders: {
      title: 'Befehle',
      blocks: [
        'Jedes Schiff, das noch auf See ist, hat in der Runde einen Schritt: Es segelt, und dann hält es Ausschau. Beides gehört zusammen. Die Navigatoren nehmen die Schiffe in beliebiger Reihenfolge, und auf sie kommt es an: Ein Schiff meldet ein anderes nur, wenn es schon da ist.',
        'Für einen Befehl wählt ihr ein Schiff und einen Kurs. Stehen bleiben geht nicht, und ein Befehl lässt sich nicht zurücknehmen. Ein Schiff, das seinen Schritt schon hatte oder daheim ist, nimmt keinen Befehl an.',
        'Das wahre Schiff zieht auf Poseidons Brett, und die Meldung kommt sofort. Auch Poseidon sieht Befehl und Meldung.',
      ],
    },
    survey: {
      title: 'Die Ausschau',
      blocks: [
        'Sein eigenes Feld kennt ein Schiff genau: Das ist die Erkundung. Von den bis zu acht Feldern ringsum weiß es nur, was sich von Weitem erkennen lässt: Das ist die Sicht.',
        { figure: 'survey', caption: 'Tippe auf irgendein Feld: Das würde das rote Schiff von dort melden.' },
        {
          head: ['Was es ist', 'Auf dem Feld des Schiffs', 'Auf den Feldern ringsum'],
          rows: [
            ['Wald- oder Felsinsel, Startinsel', 'Gemeldet, mit ihrer Art', 'Nur die Zahl der Inseln'],
            ['Die Heilige Insel', 'Gemeldet', 'Zählt als Insel wie die anderen'],
            ['Andere Schiffe', 'Ihre Farben', 'Nur wie viele; auch Schiffe, die daheim sind'],
            ['Tiefe See', 'Gemeldet', 'Nichts'],
            ['Einfaches Meer', 'Nichts', 'Nichts'],
            ['Die Küste', 'Gemeldet auf einem Feld am Rand', 'Nichts'],
          ],
        },
        'Schiffe auf dem eigenen Feld zählen ringsum nicht noch einmal mit. Keine Meldung sagt je, in welcher Richtung etwas liegt. Wird mehreres genannt, dann in fester Reihenfolge, und auch die verrät nichts.',
      ],
    },
    coastline: {
      title: 'Die Küste',
      blocks: [
        'Ein Schiff auf einem Feld am Rand hat die Küste in Sicht und meldet sie, was auch sonst auf seinem Feld liegt. Ein Schiff ein Feld weiter innen meldet sie nicht.',
      ],
    },
    'off-board': {
      title: 'Über den Rand',
      blocks: [
        'Würde ein Befehl ein Schiff über den Rand führen, erfahren es die Navigatoren sofort. Das Schiff bleibt, wo es ist. Das war sein Schritt, und Ausschau hält es trotzdem.',
        {
          aside:
            'An den Rand zu stoßen ist ein guter Hinweis: Nur wenige Felder haben in dieser Richtung nichts mehr.',
        },
      ],
    },
    'sacred-island': {
      title: 'Die Heilige Insel',
      blocks: [
        'Ein Schiff, das auf die Heilige Insel segelt, ist daheim. Es hält Ausschau wie jedes andere, und seine Meldung sagt, wo es ist. Von da an nimmt es keine Befehle an, und kein Sturm bewegt es. Es bleibt auf dem Brett, und andere sehen es.',
        'Wenn jedes Schiff auf See seinen Schritt hatte, ist die Runde vorbei, und Poseidon spielt sein nächstes Plättchen.',
      ],
    },
    chart: {
      title: 'Die Karte: Kartenschiffe und Zeichen',
      blocks: [
        'Die Karte gehört allein den Navigatoren. Poseidon bekommt sie während des Spiels nie zu sehen, und nichts darauf ändert die Wahrheit.',
        {
          figure: 'reminders',
          caption:
            'Ein gelber Sturm: Das Schiff war auf D5, und Rot, jetzt daheim, hat es gesehen. Vier Felder bleiben.',
        },
        {
          list: [
            'Kartenschiffe stehen dort, wo die Navigatoren die Schiffe vermuten. Bei einem Befehl zieht das Kartenschiff von selbst mit, sofern es das Feld auf seinem Brett gibt. Einem Sturm folgt es nicht: Niemand weiß, wohin. Versetzt es jederzeit auf irgendein Feld.',
            'Merksteine markieren Felder, auf denen ein Schiff sein könnte. Es gibt vier in jeder Farbe, mehr nicht. Legt, versetzt und nehmt sie zurück, wie ihr mögt.',
            'Kreuze markieren Felder, auf denen ein Schiff eurer Meinung nach nicht ist. Wenn es segelt, segeln seine Zeichen mit oder werden weggenommen, wie ihr wollt. Kann ein Sturm es getrieben haben, gehen seine Kreuze.',
            'Kommt ein Schiff heim, wird sein Kartenschiff auf die Heilige Insel gesetzt.',
          ],
        },
        {
          aside:
            'Hat ein Sturm ein Schiff getroffen, kann es auf höchstens acht Feldern sein. Markiert die, die ihr nicht ausschließen könnt, wählt einen Kurs, der sie unterscheidet, und vergleicht die Meldung mit der Karte.',
        },
      ],
    },
    example: {
      title: 'Ein Zug als Beispiel',
      blocks: [
        'Rot ist nach Osten gesegelt, Gelb nach Nordwesten, Weiß nach Südwesten und Grün nach Nordosten, in dieser Reihenfolge. Auf den gestrichelten Feldern begannen die Schiffe das Spiel; das weiße hatte ein Sturm zuvor auf F1 getrieben.',
        { figure: 'example', caption: 'Das wahre Brett nach dem Zug, und was jedes Schiff gemeldet hat' },
      ],
    },
    end: {
      title: 'Das Ende des Spiels',
      blocks: [
        'Das Spiel endet sofort, wenn das vierte Schiff heimkommt. Sonst endet es mit der Runde, in der der letzte Sturm gespielt wurde, und das ist die elfte.',
        {
          list: [
            'Drei oder vier Schiffe daheim: Die Navigatoren gewinnen.',
            'Zwei oder weniger: Poseidon gewinnt.',
            'Ab drei Personen gibt es für jede etwas zu gewinnen: siehe „Wer gewinnt“.',
          ],
        },
        'Wenn das Spiel zu Ende ist, sehen alle, wo die Schiffe wirklich fuhren, und daneben die Vermutungen.',
      ],
    },
    sets: {
      title: 'Varianten wählen',
      blocks: [
        'Wählt vor dem Spiel, welche ihr mögt. Alle lassen sich frei kombinieren, und jede hilft einer Seite. Vor dem Spiel und währenddessen können alle sehen, welche an sind. Im Hafen gibt es fertige Mischungen:',
        {
          head: ['Mischung', 'Was an ist'],
          rows: [
            ['Erste Fahrt', 'Leichter kombinieren'],
            ['Standard', 'Nichts: das Spiel wie bisher beschrieben'],
            ['Guter Wind', 'Beide Seeungeheuer, zwei Leuchttürme'],
            ['Ganze Schachtel', 'Beide Seeungeheuer, ein Leuchtturm, ein Strudel, eine Nebelbank'],
            ['Poseidons Zorn', 'Zwei Strudel, zwei Nebelbänke'],
            ['Alte Seebären', 'Schwerer kombinieren, Aus dem Gedächtnis, der Krake'],
          ],
        },
        'Plättchen, die auf dem Brett liegen, kommen vor der ersten Runde: erst die Leuchttürme, dann Poseidons Strudel und Nebelbänke, alle auf einmal. Nie liegen zwei davon auf einem Feld, und sie bleiben das ganze Spiel. Wer sie auslegt, sieht die erlaubten Felder, kann bis zum Bestätigen umlegen und kann den Zufall wählen lassen.',
      ],
    },
    'easier-deduction': {
      title: 'Leichter kombinieren',
      blocks: [
        'Von den Feldern ringsum werden auch die Arten der Inseln gemeldet, die Heilige Insel eingeschlossen, und die Farben der Schiffe. Beides ist eine Aufzählung ohne Richtungen.',
        {
          figure: 'easierSurvey',
          caption: 'Tippe auf irgendein Feld: Das rote Schiff meldet mehr als sonst.',
        },
      ],
    },
    lighthouses: {
      title: 'Leuchttürme',
      blocks: [
        'Einer oder zwei. Bevor irgendetwas anderes ausgelegt wird, wählen die Navigatoren gemeinsam die Felder; alle Navigatoren müssen einverstanden sein. Poseidon sieht sie dann auf seinem Brett.',
        'Ein Leuchtturm darf auf jedem Feld stehen, Insel oder Meer, aber nicht auf einer Startinsel, nicht auf der Heiligen Insel und nicht neben einer davon. Er tritt an die Stelle dessen, was dort war: Das wird nicht mehr gemeldet.',
        'Auf seinem eigenen Feld meldet ein Schiff den Leuchtturm; von denen ringsum, wie viele es sind. Gibt es zwei, hat einer gelbes und einer rotes Licht, und nur ein Schiff auf dem Feld selbst erfährt, welcher es ist.',
        {
          figure: 'lighthouses',
          caption: 'Zwei Leuchttürme. Tippe auf irgendein Feld, und das rote Schiff meldet sich.',
        },
      ],
    },
    'sea-monsters': {
      title: 'Seeungeheuer',
      blocks: [
        'Poseidon bekommt zu seinen elf Stürmen den Leviathan, den Kraken oder beide. In seinem Zug darf er statt eines Sturms eines davon spielen, offen, gegen ein Schiff auf See. Dieses Schiff kann in dieser Runde nicht segeln, aber es hält Ausschau, und die Runde wartet darauf.',
        { figure: 'monsters', caption: 'Der Leviathan und der Krake' },
        'Ein Ungeheuer ist kein Sturm. Beim Zählen der Großen Stürme zählt es auf keiner Seite, und eine Runde mit einem Ungeheuer unterbricht eine Folge: Großer Sturm, Ungeheuer, Großer Sturm ist erlaubt.',
        'Das Spiel endet weiterhin mit der Runde des letzten Sturms. Jedes gespielte Ungeheuer verlängert es um eine Runde, bis zu zwölf oder dreizehn; ist dann noch eines auf der Hand, ist es verloren. Darum helfen sie den Navigatoren: Eine Runde mehr ist mehr wert als ein gehaltenes Schiff.',
      ],
    },
    'harder-deduction': {
      title: 'Schwerer kombinieren',
      blocks: [
        'Stürme werden verdeckt gespielt und bleiben verdeckt. Die Navigatoren erfahren nur, dass ein Sturm gespielt wurde und wie viele noch da sind. Jedes Schiff kann bewegt worden sein. Seeungeheuer werden trotzdem offen gespielt. Wenn das Spiel zu Ende ist, werden alle Plättchen gezeigt.',
      ],
    },
    'use-your-memory': {
      title: 'Aus dem Gedächtnis',
      blocks: [
        'Es gibt keine Merksteine und keine Kreuze. Was Schiffe in früheren Runden gemeldet haben, sieht niemand mehr: Es verblasst, wenn Poseidon sein nächstes Plättchen spielt. Eure Kartenschiffe habt ihr noch, und die Marker für Strudel und Nebelbänke.',
      ],
    },
    'ships-uncounted': {
      title: 'Schiffe ungezählt',
      blocks: [
        'Von den Feldern ringsum wird gemeldet, ob überhaupt ein Schiff in Sicht ist, nicht wie viele. Schiffe auf dem eigenen Feld werden wie immer genannt.',
      ],
    },
    maelstroms: {
      title: 'Strudel',
      blocks: [
        'Einer oder zwei. Poseidon legt sie heimlich auf Felder, die keine Inseln sind und nicht neben einer Startinsel oder der Heiligen Insel liegen. Tiefe See ist erlaubt. Die Navigatoren erfahren nur, dass er fertig ist.',
        { figure: 'maelstrom', caption: 'Der Strudel auf Poseidons Meer und der Marker der Navigatoren' },
        'Keine Meldung erwähnt je einen Strudel. Segelt ein Schiff hinein, bekommt es erst seine Meldung. Dann erfährt es, dass es gefangen ist, und Poseidon schleudert es ein Feld weit, wie bei einem Sturm. Wohin, erfahren die Navigatoren nicht. Erst dann geht das Spiel weiter.',
        'Ein Schiff ist nicht gefangen, wenn ein Sturm oder ein anderer Strudel es hineintreibt oder wenn es nach einem Befehl über den Rand in einem stehen bleibt. Ketten gibt es nicht.',
        'Die Navigatoren haben für jeden Strudel einen Marker und legen ihn dorthin, wo sie ihn vermuten.',
      ],
    },
    'fog-banks': {
      title: 'Nebelbänke',
      blocks: [
        'Eine oder zwei. Poseidon legt sie heimlich auf irgendein Feld, Insel oder Meer, das keine Startinsel und nicht die Heilige Insel ist und nicht neben einer davon liegt.',
        'Auf seinem eigenen Feld meldet ein Schiff die Nebelbank; von denen ringsum, wie viele es sind. Was unter dem Nebel liegt, eine Insel oder tiefe See, wird nicht mehr gemeldet. Ein Schiff im Nebel wird von keinem anderen gesehen, auch nicht von einem im selben Nebel. Es selbst sieht hinaus wie sonst.',
        {
          figure: 'fog',
          caption: 'Nebel auf A4. Tippe auf irgendein Feld, und das rote Schiff meldet sich.',
        },
        'Auch für jede Nebelbank haben die Navigatoren einen Marker.',
      ],
    },
    meeting: {
      title: 'Wenn sie zusammentreffen',
      blocks: [
        {
          list: [
            'Nebel und Leichter kombinieren: Inseln und Schiffe im Nebel werden nicht aufgezählt.',
            'Leuchttürme und Leichter kombinieren: Das Licht wird weiterhin nur auf dem eigenen Feld gemeldet.',
            'Schiffe ungezählt und Leichter kombinieren: Die Farben werden gemeldet und damit auch die Zahl.',
            'Seeungeheuer und Schwerer kombinieren: Stürme liegen verdeckt, Ungeheuer offen.',
            'Seeungeheuer und Strudel: Ein Schiff, das in einem Strudel gehalten wird, hält Ausschau und ist nicht gefangen. Es ist ja nicht gesegelt.',
            'Marker und Aus dem Gedächtnis: Marker sind keine Merksteine. Ihr habt sie.',
            'Nebel oder ein Leuchtturm am Rand: Die Küste wird trotzdem gemeldet.',
          ],
        },
      ],
    },
    oracle: {
      title: 'Was das Orakel weiß',
      blocks: [
        'Ein Tisch kann die Navigatoren von einem Orakel beraten lassen. Das wird im Hafen gewählt, und alle sehen es, auch Poseidon.',
        {
          list: [
            'Schweigt: Es sagt nichts.',
            'Hinweise: Was auf der Karte nicht stimmen kann, ist durchgestrichen. Tippt man darauf, steht da, warum. Mit den Regeln „Erste Fahrt“ gibt es von selbst Hinweise.',
            'Alles: Die Karte ist auch schraffiert, wo ein Schiff sein kann, dunkler, wo es wahrscheinlicher ist, mit der Zahl der Felder, die bleiben. Ein Schritt zurück im Logbuch zeigt, was man da wissen konnte.',
          ],
        },
        'Mit Hinweisen oder allem legt ein Tippen Merksteine dorthin, wo ein Schiff sein kann, so viele es gibt.',
        'Es kennt die Plättchen, die Befehle und die Meldungen, wie die Navigatoren sie gehört haben, und vergisst nichts. Ein Feld, das es auslässt, ist unmöglich.',
        'Wie wahrscheinlich die anderen sind, hängt von Poseidon ab. Das Orakel denkt, dass er ein Schiff auf jedes Feld gleich gern treibt, dass verdeckt jeder Sturm so wahrscheinlich ist wie ein anderer, und dass seine geheimen Plättchen überall liegen, wo sie dürfen. Ein Poseidon mit einem Plan tut nichts davon.',
        'Mit vielen geheimen Plättchen gibt es zu viel auszurechnen. Dann sagt es, dass es nicht mehr genau ist: Es lässt vielleicht ein Feld stehen, das unmöglich ist, und nie eines weg, das möglich ist.',
        'Wer zuschaut, kann das ganze Orakel für sich haben, wo es nicht schweigt. Der große Bildschirm zeigt es, wenn es alles sagt.',
      ],
    },
    seats: {
      title: 'Plätze und Schiffe',
      blocks: [
        'Ihr spielt zu zweit bis zu fünft: ein Poseidon und ein bis vier Navigatoren. Die Schiffe werden so gleichmäßig wie möglich verteilt. Nur wem ein Schiff gehört, der befehligt es. Alle Navigatoren haben zusammen eine Karte.',
        {
          head: ['Navigatoren', 'Gemeinsam', 'Gegeneinander'],
          rows: [
            ['1', '4', '4'],
            ['2', '2\u00a0+\u00a02', '2\u00a0+\u00a02'],
            [
              '3',
              '2\u00a0+\u00a01\u00a0+\u00a01',
              '1\u00a0+\u00a01\u00a0+\u00a01 und ein gemeinsames Schiff',
            ],
            [
              '4',
              '1\u00a0+\u00a01\u00a0+\u00a01\u00a0+\u00a01',
              '1\u00a0+\u00a01\u00a0+\u00a01\u00a0+\u00a01',
            ],
          ],
        },
        'Das gemeinsame Schiff gehört niemandem, und alle Navigatoren dürfen es befehligen.',
      ],
    },
    winners: {
      title: 'Wer gewinnt',
      blocks: [
        'Sind drei oder vier Schiffe daheim, haben alle Navigatoren gewonnen. Gewinnt Poseidon und seid ihr mindestens zu dritt, dann gewinnt auch ein Navigator mit einem eigenen Schiff auf der Heiligen Insel. Das gemeinsame Schiff ist für niemanden ein eigenes.',
      ],
    },
    series: {
      title: 'Gegeneinander: eine Serie und ihre Punkte',
      blocks: [
        'Spielen die Navigatoren gegeneinander, wollen alle ihre eigenen Schiffe heimbringen. Trotzdem hören alle Navigatoren alle Meldungen, auch die der Schiffe der anderen.',
        'Eine Serie hat so viele Spiele wie Mitspieler: Alle sind einmal Poseidon. Nach jedem Spiel:',
        {
          head: ['Wer', 'Punkte'],
          rows: [
            ['Poseidon', '1 für jedes Schiff, das nicht heimkam'],
            ['Jeder Navigator', '3 für jedes eigene Schiff, das heimkam'],
            ['Alle Navigatoren', '1, wenn das gemeinsame Schiff heimkam'],
          ],
        },
        'Wer am Ende der Serie die meisten Punkte hat, gewinnt sie. Bei Gleichstand teilt ihr euch den Sieg.',
        {
          aside:
            'Drei Navigatoren spielen gegeneinander: Ann hat Rot, Ben Grün, Cleo Weiß, und Gelb ist das gemeinsame Schiff. Rot und Gelb kommen heim. Ann hat 3 + 1 Punkte, Ben und Cleo haben je 1, und Poseidon hat 2 für Grün und Weiß. Zwei Schiffe sind nicht genug, also gewinnt Poseidon dieses Spiel, und auch Ann hat gewonnen.',
        },
      ],
    },
    late: {
      title: 'Dazukommen und zuschauen',
      blocks: [
        'Wer an den Tisch kommt, während ein Spiel läuft, darf den Navigatoren helfen, aber Poseidon nicht den Platz nehmen. Werden gerade Leuchttürme gewählt, braucht es auch diese Zustimmung.',
        'Wer keinen Platz hat, schaut zu: auf das, was beide Seiten wissen, und weder auf die wahren Schiffe noch auf die Karte.',
        'Ein Tisch kann die Karte vor einem Spiel für alle öffnen, die zuschauen: Dann sehen sie auch Vermutungen und Merksteine, nie die Schiffe. Wer zuschaut, kann für sich allein vorhersagen, was Schiffe melden werden.',
        'Während ein Spiel läuft, hat Poseidons Gerät nie die Karte der Navigatoren, und ihre Geräte haben nie die wahren Schiffe.',
      ],
    },
    seas: {
      title: 'Meere und eigene Bretter',
      blocks: [
        'Außer den Brettern A bis D gibt es im Hafen ein neues Meer: ein Brett, das Odyssey zeichnet, so groß und so schwer, wie ihr es wollt. „Ein anderes Meer“ zeichnet das nächste, und alle am Tisch sehen es, bevor das Spiel beginnt.',
        'Jedes Meer hat einen Code aus vier oder fünf Buchstaben und Ziffern. Derselbe Code steht immer für dasselbe Meer: Mit ihm könnt ihr ein Meer noch einmal befahren oder es Freunden nennen.',
        'Eine Serie kann in jedem Spiel auf einem neuen Meer fahren. Auch wer allein spielt, bekommt nach jedem Spiel ein anderes Meer. Ab dem 1. Dezember 2026 führt die Fahrt des Tages jeden Tag über ein neues Meer.',
        'Ihr könnt auch auf einem selbst gezeichneten Brett spielen. Wählt ihr eines im Hafen, erscheint sein Bild auf allen Geräten am Tisch. Es bleibt bei seinen Spielen, auch wenn es später geändert oder gelöscht wird.',
      ],
    },
    days: {
      title: 'Spiele über mehrere Tage',
      blocks: [
        'In einem Spiel über mehrere Tage spielen alle, wann sie Zeit haben. Wählt dafür im Hafen die Uhr „Über Tage“: Jeder Zug von Poseidon und jeder Zug der Crew hat dann 12 Stunden oder 1, 2, 3 oder 7 Tage. Ein Zug der Crew dauert, bis alle ihre Schiffe ihren Befehl haben.',
        'Die Uhr läuft Tag und Nacht, auch wenn niemand am Tisch ist. Der Tisch wählt, was geschieht, wenn die Zeit um ist: Ein Gegenspieler springt ein, bis jemand von dieser Seite wieder da ist, oder der Zug wird mit erlaubten Zufallszügen beendet.',
        'Die Seite, die am Zug ist, kann um mehr Zeit bitten. Tippt jemand von der anderen Seite einmal, um zuzustimmen, hat der Zug wieder seine ganze Zeit.',
        'Wurde gezogen, während du weg warst, zeigt eine Liste, was seit deinem letzten Besuch geschehen ist, und „Zeig es mir“ spielt es auf dem Brett ab. Deine Tische stehen mit der Zeit, die noch bleibt, auf der Startseite. Zuerst kommen die, die auf dich warten.',
      ],
    },
    open: {
      title: 'Offene Tische',
      blocks: [
        'Der Gastgeber kann den Tisch auf der Startseite des Servers zeigen, mit „Auf der Startseite“ im Hafen. Im Heimnetz stehen neue Tische von Anfang an dort. Auf einem Server, den auch Fremde benutzen können, entscheidet der Gastgeber, sofern es erlaubt, wer den Server betreibt.',
        'Wer den Tisch dort sieht, kann mit einem Tippen mitspielen, ohne Code. Läuft schon ein Spiel, kann man zuschauen.',
        'Der Gastgeber kann auch wählen, nach welcher Zeit ein Gegenspieler eine leere Seite übernimmt: 5 oder 15 Minuten, 1 Stunde oder 1 Tag. Die Zeit läuft, sobald jemand Platz genommen hat und die andere Seite leer ist. Ist sie um, nimmt der Gegenspieler Platz, und das Spiel beginnt von selbst.',
        'Wo Fremde den Tisch finden können, gibt es im Gespräch nur fertige Sätze, außer der Gastgeber erlaubt mehr. Im Heimnetz darf man von Anfang an alles schreiben.',
        'Ein abgeschlossener Tisch steht nicht auf der Startseite, ein voller nicht vor dem Spiel, und auch keiner, dessen Gastgeber seit einer Weile weg ist.',
      ],
    },
    notices: {
      title: 'Mitteilungen',
      blocks: [
        'Dein Gerät kann dir sagen, wenn du dran bist, wenn deine Zeit abläuft, wenn das Spiel aus ist und wenn jemand tauschen möchte oder ein neues Spiel begonnen hat. Schalte das im Menü des Tisches ein: „Sag mir, wenn ich dran bin“. Jedes Gerät hat seinen eigenen Schalter, und der ist zuerst aus.',
        'Eine Mitteilung nennt den Tisch, nie, was dort geschehen ist. Es kommt keine, solange du den Tisch offen hast, und keine in deiner Ruhezeit.',
      ],
    },
    talk: {
      title: 'Miteinander reden',
      blocks: [
        'Während eines Spiels können die Navigatoren einander schreiben. Weder Poseidon noch wer zuschaut erfährt, dass etwas geschrieben wurde. Nach dem Spiel kann es jeder am Tisch im Film lesen, zu seinem Zeitpunkt.',
        'Wer beim Zuschauen die offene Karte sieht, liest auch, was die Crew schreibt.',
        'Was an den Tisch geschrieben wird, lesen alle am Tisch. Fertige Sätze erscheinen auf jedem Gerät in dessen Sprache.',
        'Der Gastgeber kann nur fertige Sätze zulassen und eine Nachricht entfernen. Jeder kann andere auf dem eigenen Gerät stummschalten.',
        'Beim Spiel aus dem Gedächtnis verblassen die Nachrichten der Crew, wenn Poseidon sein nächstes Plättchen spielt.',
      ],
    },
    'fine-print': {
      title: 'Wo die Regeln etwas offenließen',
      blocks: [
        {
          list: [
            'Ein Kartenschiff zieht bei einem Befehl auch dann mit, wenn das wahre Schiff am Rand des Bretts stehen blieb: Die Karte gehört euch, und die App überlässt euch die Schlüsse.',
            'Stürme, Ungeheuer und Strudel bewegen keine Kartenschiffe. Kartenschiffe dürfen in jedem Zug versetzt werden, bis das Spiel zu Ende ist.',
            'Ein Sturm darf ein Schiff auf jede Insel außer der Heiligen treiben, auch auf seinen eigenen Start.',
            'Ein Ungeheuer auf der Hand schafft keinen Platz für Große Stürme: Niemand muss es spielen.',
            'Ein gefangenes Schiff hält das Spiel auf, bis es geschleudert ist, auch wenn es der letzte Schritt der Runde war oder des Spiels.',
            'Ein Strudel verbirgt nichts: Ein Schiff darin meldet trotzdem tiefe See.',
            'Schiffe auf dem Feld eines Leuchtturms sieht man wie immer: Er ist kein Nebel.',
            'Von Leuchttürmen und Nebelbänken in Sicht wird die Zahl gemeldet, auch bei „Schiffe ungezählt“.',
            'Ein einzelner Leuchtturm zeigt keine Farbe. Von zweien ist der zuerst gewählte gelb, der zweite rot.',
            'Wer Leuchttürme vorschlägt, ist damit einverstanden. Ein geänderter Vorschlag braucht alle Zustimmungen neu. Poseidon erfährt nur das Ergebnis.',
            'Wer einen Platz hat, darf ein Spiel beginnen. Abbrechen kann es der Gastgeber; ohne ihn müssen alle zustimmen, die mitspielen. Ein abgebrochenes Spiel gewinnt niemand.',
          ],
        },
      ],
    },
  },
};
